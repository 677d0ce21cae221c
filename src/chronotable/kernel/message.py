"""Messages: what the engine says, as an identifier with arguments, never as prose.

The words live in Fluent files (`chronotable/locale`).  The kernel reads no files, so the package registers a
renderer here when it is imported; without one a message prints as its identifier and arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from chronotable.kernel.declared import Words


class Ref:
    """A named thing of a game, such as the card `spartan_shield`; its name is looked up in the reader's language.

    `names` is given only for things that come from a user's pack and so have no name in the Fluent files.
    """

    __slots__ = ("game", "id", "kind", "names")

    def __init__(self, game: str, kind: str, id: str, names: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.kind = kind
        self.id = id
        self.names = names

    def __str__(self) -> str:
        return f"{self.kind}:{self.id}"

    def __repr__(self) -> str:
        return f"Ref({self.game!r}, {self.kind!r}, {self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and (self.game, self.kind, self.id) == (other.game, other.kind, other.id)

    def __hash__(self) -> int:
        return hash((self.game, self.kind, self.id))


class Message:
    """An identifier in the Fluent files and its arguments.  `str()` gives the English text.

    An argument is a number, a string, a `Ref`, another message, or a list of these (shown as an enumeration).
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: object) -> None:
        self.id = id
        self.args: dict[str, object] = args

    def __str__(self) -> str:
        return render(self, "en")

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def as_json(self) -> dict[str, object]:
        """For programs: `{"id": ..., "args": {...}}` with references as `kind:id`."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}

    def wire_form(self) -> Words:
        """For browsers, which name things in any language: like `as_json`, with references as objects."""
        return {"id": self.id, "args": self.wire_args()}

    def wire_args(self) -> dict[str, object]:
        """The arguments as JSON has them."""
        for value in self.args.values():
            if value.__class__ is not int and value.__class__ is not str:
                break
        else:  # as in most messages, and there are many in every frame: nothing to translate
            return self.args
        return {name: _named(value) for name, value in self.args.items()}


def _named(value: object) -> object:
    if isinstance(value, Message):
        return value.wire_form()
    if isinstance(value, Ref):
        name: dict[str, object] = {"game": value.game, "kind": value.kind, "ref": value.id}
        return {**name, "names": dict(value.names)} if value.names else name
    if isinstance(value, (list, tuple)):
        return [_named(item) for item in value]
    return value if value is None or isinstance(value, (int, float, str)) else str(value)


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value if isinstance(value, (int, str)) else str(value)


def message(given: Mapping[str, object]) -> Message:
    """The way back from `as_json` and `wire_form`: what a program got as JSON can be rendered again.

    `as_json` writes references as text (`card:walkman`), and so they stay; frames of the web table have them whole.
    """
    args = given.get("args", {})
    if not isinstance(given.get("id"), str) or not isinstance(args, Mapping):
        raise ValueError(f"a message has an id and args, unlike {str(given)[:100]}")
    return Message(str(given["id"]), **{str(name): _read(value) for name, value in args.items()})


def _read(value: object) -> object:
    if isinstance(value, Mapping) and "ref" in value:
        return Ref(str(value["game"]), str(value["kind"]), str(value["ref"]), value.get("names"))
    if isinstance(value, Mapping):
        return message(value)
    return [_read(item) for item in value] if isinstance(value, list) else value


def _bare(message: Message, language: str) -> str:
    return f"{message.id} {message.as_json()['args']}"


_renderer: Callable[[Message, str], str] = _bare


def set_renderer(renderer: Callable[[Message, str], str]) -> None:
    """Called once by the package; tests of the kernel alone do without."""
    global _renderer
    _renderer = renderer


def render(message: Message, language: str) -> str:
    return _renderer(message, language)
