"""What the packs of a game have in common: the frame of their schema, and records that are known by their ids.

Tables are named by a dotted path, such as `starting_assets.cards`, in a pack as in the data file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from typing import Any, Final

from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import closest, cut
from chronotable.kernel.schema_pieces import closed, document, maybe

Json = dict[str, Any]
Record = dict[str, Any]

NAME: Final[Json] = {"type": "string", "minLength": 1, "maxLength": 80, "pattern": "^[^\\u0000-\\u001f]*$(?!\\n)"}
NOTE: Final[Json] = {"type": "string", "maxLength": 2000}
REPLACE_ALL: Final = {
    "description": "lists that the pack replaces as a whole: nothing of them is left but what it brings"
}
REMOVE: Final = {"description": "single records to leave out, by id"}
FROM_PACK: Final = "pack"  # the `source` of a record that a pack brought
STAND_IN: Final = "reconstructed"  # the `source` of a shipped record that is not known from print


def frame(game: str, title: str, parts: Json) -> Json:
    """The schema of a pack: who it is, and the parts that the game lets it bring."""
    header = {"name": NAME, "game": {"const": game}, "author": NAME, "version": NAME, "note": NOTE}
    return document(f"A pack for {title}", closed(["pack"], pack=closed(["name", "game"], **header), **parts))


def names() -> Json:
    """What a thing is called: in English and, where it has such a name, in the other languages."""
    translated = maybe(NAME)
    return closed(["en"], en=NAME, pl=translated, uk=translated)


def table_of(content: Json, path: str) -> list[Record]:
    """The records of a table; none where a pack does not have it."""
    found: Any = content
    for name in path.split("."):
        found = found.get(name, {})
    return found or []


def place_of(records: list[Record], id: object) -> int | None:
    """Where the record with an id stands; capitals do not matter."""
    wanted = str(id).lower()
    return next((place for place, record in enumerate(records) if str(record["id"]).lower() == wanted), None)


def combined(
    shipped: Record,
    packs: tuple[Pack, ...],
    apply: Callable[[Record, Pack], None],
    problems: Callable[[Record], Iterable[tuple[str, object, Message]]] = lambda content: (),
) -> Record:
    """The data with the packs applied in order; raises BadPack where they do not fit together.

    `problems` says what is wrong in the end: the table, the id of the record or None, and why.
    """
    if not packs:
        return shipped
    content = deepcopy(shipped)
    for pack in packs:
        apply(content, pack)
    for path, id, message in problems(content):
        pack, where = bringer(packs, path, id)
        raise pack.wrong(where, message)
    return content


def leave_out(pack: Pack, name: str, records: list[Record]) -> list[Record]:
    """Remove the records that a pack names from their table; gives them back."""
    removed: list[Record] = []
    for number, id in enumerate(pack.content.get("remove", {}).get(name, [])):
        place = place_of(records, id)
        if place is None:
            raise pack.wrong(f"remove.{name}.{number}", unknown_id(id, records))
        removed.append(records.pop(place))
    return removed


def put(records: list[Record], given: Record) -> None:
    """A record of a pack in the place of the one with its id, or at the end."""
    place = place_of(records, given["id"])
    made = {**given, "source": FROM_PACK}
    if place is None:
        records.append(made)
    else:
        records[place] = made


def changed(shipped: Record, given: Record, facts: Iterable[str]) -> Record:
    """The shipped record with the fields that a pack names; a stand-in that it does not name is marked as one still.

    `facts` are the fields that the source of a whole record speaks of: neither ids nor notes.
    """
    unsure = facts if shipped["source"] == STAND_IN else shipped.get("reconstructed_fields", [])
    told = {f"{name}_source": FROM_PACK for name in given if f"{name}_source" in shipped}
    left = [name for name in unsure if name in shipped and name not in given]
    made = {**shipped, **given, **told, "id": shipped["id"], "source": FROM_PACK, "reconstructed_fields": left}
    if not left:
        del made["reconstructed_fields"]
    return made


def ids_twice(pack: Pack, tables: Iterable[str]) -> Iterator[tuple[str, Message]]:
    """The ids that are there twice in a table of a pack."""
    for path in tables:
        records = table_of(pack.content, path)
        for number, record in enumerate(records):
            if place_of(records, record["id"]) != number:
                yield f"{path}.{number}.id", Message("kernel-pack-id-twice", id=str(record["id"]))


def unknown_id(id: object, records: Iterable[Record]) -> Message:
    """That there is no such record, with the id it looks like."""
    known = [str(record["id"]) for record in records]
    message = Message("kernel-pack-unknown-id", id=cut(str(id)), known=known or ["-"])
    close = closest(str(id), known)
    return Message("kernel-schema-meant", problem=message, word=close) if close else message


def bringer(packs: tuple[Pack, ...], path: str, id: object, otherwise: str = "") -> tuple[Pack, str]:
    """The last pack that has a record, and where it stands there; else the last pack, and its table or otherwise."""
    for pack in reversed(packs) if id is not None else ():
        if (number := place_of(table_of(pack.content, path), id)) is not None:
            return pack, f"{path}.{number}"
    return packs[-1], otherwise or (path if table_of(packs[-1].content, path) else "")
