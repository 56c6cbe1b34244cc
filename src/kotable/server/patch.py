"""How a view changes from one moment to the next, in few bytes. `docs/protocol.md` says what a patch means."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

SIGNS = ("", ".", "-", "+", "=")
KNOWN: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of the fields of a Struct; none for anything else."""
    names = KNOWN.get(cls)
    if names is None:
        names = KNOWN[cls] = tuple(getattr(cls, "__struct_fields__", ()))
    return names


def patch_of(old: Any, new: Any) -> Any:
    """The patch that makes `new` of `old`; both are Structs, dicts, tuples and plain values. Fields of Structs go by their places."""
    kind = type(new)
    if type(old) is not kind and not (isinstance(old, dict) and isinstance(new, dict)):
        return replaced(old, new)
    if fields_of(kind):
        before, after = astuple(old), astuple(new)
        changed: dict[int, Any] = {}
        for i in range(len(after)):
            had, has = before[i], after[i]
            if had is not has and had != has:
                changed[i] = patch_of(had, has)
        return changed
    if isinstance(new, dict):
        found: dict[str, Any] = {}
        for key, value in new.items():
            if key not in old:
                found[escaped(key)] = value
            elif old[key] != value:
                found[escaped(key)] = patch_of(old[key], value)
        gone = [key for key in old if key not in new]
        if gone:
            found["-"] = gone
        return found
    if kind is tuple or kind is list:
        return listed(old, new)
    return new


def escaped(name: str) -> str:
    """A name in a patch, where a number is a place and a sign has a meaning: such a name gets a point before it."""
    return f".{name}" if name[:1] in SIGNS or name.isdecimal() else name


def listed(old: Any, new: Any) -> Any:
    """A list that kept or gained elements is told by its changed elements; any other as a whole."""
    if len(new) < len(old) or not old:
        return new
    found: dict[Any, Any] = {}
    for i, before in enumerate(old):
        if before is not new[i] and before != new[i]:
            found[i] = patch_of(before, new[i])
    if len(found) * 2 > len(old) and all(not isinstance(value, dict) for value in found.values()):
        return new
    if len(new) > len(old):
        found["+"] = new[len(old) :]
    return found


def replaced(old: Any, new: Any) -> Any:
    """A value of another type. An object would be taken for a patch where a list or an object was."""
    is_object = isinstance(new, dict) or bool(fields_of(type(new)))
    was = isinstance(old, dict | list | tuple) or bool(fields_of(type(old)))
    return {"=": new} if is_object and was else new


def patched(old: Any, patch: Any) -> Any:
    """What a patch makes of a plain value, as a client does it (see web/src/lib/patch.ts)."""
    if not isinstance(patch, dict) or not isinstance(old, dict | list):
        return patch
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        new = list(old)
        for at, change in patch.items():
            if at != "+":
                new[int(at)] = patched(new[int(at)], change)
        return new + patch.get("+", [])
    names = list(old)
    fields = {name: value for name, value in old.items() if name not in patch.get("-", ())}
    for key, change in patch.items():
        if key != "-":
            name = names[int(key)] if key.isdecimal() else key.removeprefix(".")
            fields[name] = patched(old.get(name), change)
    return fields
