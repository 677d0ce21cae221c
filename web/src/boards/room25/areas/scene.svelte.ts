// What is on the screen right now.  Rooms keep a number of their own, so that they can be followed while lines slide;
// after every film the scene is exactly the view again.
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { EventOf } from '../../board';
import { lengths, stepsOf, type Step } from '../motion';
import { CELLS, SIZE, cellNumber } from '../view';
import type { Colour, Direction, Line, Room, RoomSeen, View, Wire } from '../wire';
import { cellsOf } from './layout';

/** A place counted in rooms; between whole numbers while something moves. */
export interface Place {
  column: number;
  row: number;
}

const HALF = 0.4; // of the way: one sees which way it goes, and where everything is still

export class Scene {
  /** Facts of every room, by its number. */
  rooms = $state.raw<RoomSeen[]>([]);
  /** Which room everybody is in; the eliminated are in none. */
  figures = $state.raw<Record<string, number>>({});
  robots = $state.raw<Record<string, number>>({});

  /** A slide that waits to be confirmed: its line lies half shifted. */
  private previewed = $state.raw<Step | null>(null);

  private cellOf = $state.raw<number[]>(Array.from({ length: CELLS }, (_, cell) => cell));
  private step = $state.raw<Step | null>(null);
  private from = $state.raw<Record<string, Place>>({});
  private readonly progress = new Tween(1, { easing: cubicOut });
  private queue: Step[] = [];
  private walkers: string[] = [];
  private view: View | null = null;
  private run = 0;

  constructor(private readonly colourOf: (room: Room) => Colour) {}

  /** Show a view; `fresh` is the way to it, `factor` the length of every motion (0: none at all). */
  async show(view: View, fresh: EventOf<Wire>[], factor: number): Promise<void> {
    this.finish();
    const first = this.view === null;
    this.view = view;
    const steps = stepsOf(fresh);
    const times = lengths(steps);
    const run = ++this.run;
    if (!first && factor > 0) {
      this.queue = steps;
      for (const time of times) {
        const step = this.queue.shift();
        if (!step) break;
        await this.perform(step, time * factor, run);
        if (run !== this.run) return;
      }
    } else for (const step of steps) this.carryOut(step);
    this.settle();
  }

  /** Show what a slide would do, by its key such as `slide:row_2:right`; other choices show nothing. */
  preview(key: string | null): void {
    const [verb, line, way] = key?.split(':') ?? [];
    this.previewed = verb === 'slide' ? { kind: verb, line: line as Line, way: way as Direction } : null;
  }

  /** Jump to the end of the film. */
  finish(): void {
    this.run++;
    const rest = this.step ? [this.step, ...this.queue] : this.queue;
    this.queue = [];
    this.step = null;
    for (const step of rest) this.carryOut(step);
    if (this.view) this.settle();
  }

  /** Where a room is drawn: once, or twice while it leaves at one end of its line and comes in at the other. */
  copies(room: number): Place[] {
    const cell = this.cellOf[room]!;
    const here = { column: cell % SIZE, row: Math.floor(cell / SIZE) };
    const done = this.step ? this.progress.current : HALF;
    const slide = this.step ?? this.previewed;
    if (slide?.kind === 'slide') {
      const cells = cellsOf(slide.line);
      if (!cells.includes(cell)) return [here];
      const [right, down] = directionOf(slide.way);
      const moved = { column: here.column + right * done, row: here.row + down * done };
      const leaving = cells[right + down > 0 ? SIZE - 1 : 0] === cell;
      return leaving ? [moved, { column: moved.column - right * SIZE, row: moved.row - down * SIZE }] : [moved];
    }
    if (this.step?.kind === 'swap') {
      const pair = [cellNumber(this.step.cell), cellNumber(this.step.to)];
      if (pair.includes(cell)) {
        const other = pair[0] === cell ? pair[1]! : pair[0]!;
        return [between(here, { column: other % SIZE, row: Math.floor(other / SIZE) }, done)];
      }
    }
    return [here];
  }

  /** A figure on its way: `to` is where it belongs. */
  onTheWay(id: string, to: Place): Place {
    const from = this.from[id];
    return from ? between(from, to, this.progress.current) : to;
  }

  /** The coordinate of a room right now. */
  cell(room: number): number {
    return this.cellOf[room]!;
  }

  isMoving(room: number): boolean {
    return this.step?.kind === 'swap' && [this.step.cell, this.step.to].map(cellNumber).includes(this.cellOf[room]!);
  }

  /** The line that slides, or would. */
  get sliding(): string | null {
    const slide = this.step ?? this.previewed;
    return slide?.kind === 'slide' ? slide.line : null;
  }

  private roomAt(word: string): number {
    return this.cellOf.indexOf(cellNumber(word));
  }

  private async perform(step: Step, time: number, run: number): Promise<void> {
    const slides = step.kind === 'slide' || (step.kind === 'swap' && !this.isIllusion(step.to));
    if (step.kind === 'walk') this.from = this.placesOf(step.characters.map((id) => [id, this.figures[id]]));
    if (step.kind === 'drive') this.from = this.placesOf([[`robot ${step.robot}`, this.robots[step.robot]]]);
    await this.progress.set(0, { duration: 0 });
    if (slides) this.step = step;
    else this.carryOut(step);
    await this.progress.set(1, { duration: time });
    if (run !== this.run) return;
    this.from = {};
    if (slides) {
      this.step = null;
      this.carryOut(step);
    }
  }

  /** An illusion is exchanged under the feet of those who have just come in. */
  private isIllusion(cell: string): boolean {
    const facts = this.rooms[this.roomAt(cell)];
    return facts?.room === 'illusion' && facts.face_up;
  }

  private placesOf(figures: [string, number | undefined][]): Record<string, Place> {
    return Object.fromEntries(
      figures.flatMap(([id, room]) => (room === undefined ? [] : [[id, this.copies(room)[0]!]])),
    );
  }

  /** What a step leaves behind. */
  private carryOut(step: Step): void {
    switch (step.kind) {
      case 'slide':
        this.slide(step.line, step.way);
        break;
      case 'swap': {
        const stay = this.isIllusion(step.to) ? this.walkers : [];
        const [a, b] = [this.roomAt(step.cell), this.roomAt(step.to)];
        const cells = [...this.cellOf];
        [cells[a], cells[b]] = [cells[b]!, cells[a]!];
        this.cellOf = cells;
        this.figures = { ...this.figures, ...Object.fromEntries(stay.map((id) => [id, a])) };
        break;
      }
      case 'walk':
        this.walkers = step.characters;
        this.figures = {
          ...this.figures,
          ...Object.fromEntries(step.characters.map((id) => [id, this.roomAt(step.to)])),
        };
        break;
      case 'drive':
        this.robots = { ...this.robots, [step.robot]: this.roomAt(step.to) };
        break;
      case 'face':
        this.turn(
          step.cell,
          step.change === 'covered' ? covered : { face_up: true, room: step.room, colour: this.colourOf(step.room) },
        );
        break;
      case 'token':
        this.turn(step.cell, step.change === 'closed' ? { closed: true } : { locked: step.change === 'locked' });
        break;
      case 'out':
        this.figures = without(this.figures, step.character);
        break;
      case 'back':
        this.figures = { ...this.figures, [step.character]: this.roomAt('c3') };
        break;
      case 'robot':
        if (step.cell === null) this.robots = without(this.robots, String(step.robot));
        else this.robots = { ...this.robots, [step.robot]: this.roomAt(step.cell) };
    }
  }

  private slide(line: Line, way: Direction): void {
    const cells = cellsOf(line);
    const forwards = way === 'right' || way === 'down' ? 1 : SIZE - 1;
    this.cellOf = this.cellOf.map((cell) => {
      const at = cells.indexOf(cell);
      return at < 0 ? cell : cells[(at + forwards) % SIZE]!;
    });
  }

  private turn(cell: string, facts: Partial<RoomSeen>): void {
    const room = this.roomAt(cell);
    this.rooms = this.rooms.map((known, number) => (number === room ? { ...known, ...facts } : known));
  }

  /** The view itself, whatever the film has shown. */
  private settle(): void {
    const view = this.view!;
    this.rooms = this.cellOf.map((cell) => view.rooms[cell]!);
    this.figures = Object.fromEntries(
      view.characters.flatMap(({ id, cell }) => (cell === null ? [] : [[id, this.roomAt(cell)]])),
    );
    this.robots = Object.fromEntries(
      view.robots.flatMap((cell, robot) => (cell === null ? [] : [[robot + 1, this.roomAt(cell)]])),
    );
    this.from = {};
  }
}

const covered: Partial<RoomSeen> = { face_up: false, closed: false, locked: false };

function directionOf(way: Direction): [number, number] {
  if (way === 'left' || way === 'right') return [way === 'right' ? 1 : -1, 0];
  return [0, way === 'down' ? 1 : -1];
}

function between(from: Place, to: Place, part: number): Place {
  return { column: from.column + (to.column - from.column) * part, row: from.row + (to.row - from.row) * part };
}

function without(all: Record<string, number>, id: string): Record<string, number> {
  return Object.fromEntries(Object.entries(all).filter(([other]) => other !== id));
}
