"""How a view changes from one moment to the next, in few bytes. `docs/protocol.md` says what a patch means."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple

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
    if type(old) is not kind:
        return replaced(old, new)
    if fields_of(kind):
        before, after = astuple(old), astuple(new)
        changed: dict[int, Any] = {}
        for i in range(len(after)):
            had, has = before[i], after[i]
            if had is not has and had != has:
                changed[i] = patch_of(had, has)
        return changed
    if kind is dict:
        found = {
            key: patch_of(old[key], value) if key in old else value for key, value in new.items() if key not in old or old[key] != value
        }
        gone = [key for key in old if key not in new]
        if gone:
            found["-"] = gone
        return found
    if kind is tuple or kind is list:
        return listed(old, new)
    return new


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
    if not isinstance(patch, dict):
        return patch
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        new = list(old)
        for at, change in patch.items():
            if at != "+":
                new[int(at)] = patched(new[int(at)], change)
        return new + patch.get("+", [])
    if not isinstance(old, dict):
        return patch
    patch = named(old, patch)
    fields = {key: value for key, value in old.items() if key not in patch.get("-", ())}
    for key, change in patch.items():
        if key != "-":
            fields[key] = patched(fields.get(key), change)
    return fields


def named(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A patch with names for the places of fields."""
    if not any(key.isdecimal() for key in patch):
        return patch
    names = list(old)
    return {names[int(key)] if key.isdecimal() else key: change for key, change in patch.items()}
