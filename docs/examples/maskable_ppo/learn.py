"""MaskablePPO learns The LOOP: `learn.py train` and `learn.py compare` (see README.md)."""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import measure
import numpy as np
import numpy.typing as npt
import task
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

GAMES_AT_ONCE = 32
CHUNK = 32_768  # steps between two saved states
MODEL = "model.zip"
COURSE = "course.csv"  # how the learning went
HELD_OUT = 1_000_000  # seeds from here on are never trained with


def train(folder: Path, steps: int, seed: int) -> None:
    """Learn until `steps` are made; begun again it goes on from what was saved last."""
    folder.mkdir(parents=True, exist_ok=True)
    games = DummyVecEnv([lambda: Monitor(task.make()) for _ in range(GAMES_AT_ONCE)])
    if (folder / MODEL).exists():
        model = MaskablePPO.load(folder / MODEL, env=games)
        # Other games than those before: the seeds of a start are below HELD_OUT, as Gymnasium draws the rest from them.
        model.set_random_seed(seed + model.num_timesteps % HELD_OUT)
    else:
        model = MaskablePPO(
            "MlpPolicy",
            games,
            n_steps=128,
            batch_size=512,
            n_epochs=4,
            gamma=0.99,
            learning_rate=1e-3,
            ent_coef=0.01,
            policy_kwargs={"net_arch": [128, 128]},
            seed=seed,
        )
    while model.num_timesteps < steps:
        began = time.process_time()
        model.learn(CHUNK, reset_num_timesteps=False)
        model.save(folder / "next.zip")
        (folder / "next.zip").replace(folder / MODEL)
        recent = model.ep_info_buffer or []
        reward = float(np.mean([float(each["r"]) for each in recent])) if recent else 0.0
        line = [model.num_timesteps, round(reward, 3), round(time.process_time() - began, 1)]
        with (folder / COURSE).open("a", newline="") as file:
            csv.writer(file).writerow(line)
        print(f"{line[0]} steps; reward of the last 100 games {line[1]}; {line[2]} CPU seconds", flush=True)


def compare(folder: Path, games: int) -> None:
    """Play the held-out seeds by chance and by what was learned, and print both."""
    model = MaskablePPO.load(folder / MODEL)

    def learned(seen: task.Vector, mask: npt.NDArray[np.bool_]) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    seeds = range(HELD_OUT, HELD_OUT + games)
    found = []
    for name, player in (("random", measure.by_chance(1)), ("learned", learned)):
        found.append(measure.play(player, seeds))
        print(f"{name:8} {measure.summary(found[-1])}", flush=True)
    print(f"after {model.num_timesteps} steps; {measure.difference(*found)}")


def main() -> None:
    torch.set_num_threads(1)
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train", help="learn; started again it goes on")
    training.add_argument("--steps", type=int, default=1_500_000)
    training.add_argument("--seed", type=int, default=1)
    comparing = commands.add_parser("compare", help="against random play, on seeds that were not trained with")
    comparing.add_argument("--games", type=int, default=1_000)
    for each in (training, comparing):
        each.add_argument("--folder", type=Path, default=Path("learned"))
    given = parser.parse_args()
    if given.command == "train":
        train(given.folder, given.steps, given.seed)
    else:
        compare(given.folder, given.games)


if __name__ == "__main__":
    main()
