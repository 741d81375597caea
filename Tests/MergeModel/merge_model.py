"""Executable model of the merge rules, and a search for schedules that break them.

Devices log, edit, delete, import, undo and configure while files reach each other late, twice, cut short, out
of order or under another name, while clocks are wrong, and while one device is put back from an old backup.
After everything has arrived all devices must show the same records; the rules of the log must hold on every
device after every step.

    python3 merge_model.py 10000          seeds 0 … 9999
    python3 merge_model.py 1 --seed 42 --trace
    python3 merge_model.py 1000 --wild            two to six devices, clocks between 1970 and 9999
    python3 merge_model.py 10000 --grown          also reasons, rests, sensors and profiles; one device has version 1, without them
    python3 merge_model.py 500 --without bump     leave one rule out: the checks must notice
    python3 merge_model.py 50 --vectors FILE      transactions and expected views of each seed, as JSON
    python3 merge_model.py 0 --replay FILE        compare the views of a file of vectors with those of the model
"""

import argparse
import hashlib
import json
import random
import sys

DEFAULTS = [f"default-{n:02d}" for n in range(14)]
MINUTE, HOUR = 60_000, 3_600_000
DAY = 24 * HOUR
FIRST, LAST = -62_135_596_800_000, 253_402_300_799_999     # the years 1 to 9999
OPEN = ("open",)
RULES = ("ahead", "heal", "moved", "kept", "original", "reopen", "derived", "clamp", "pins", "bump", "digest", "creation", "place", "outbox", "lockout", "keep-place", "last-enabled", "rests", "none", "sensors", "own", "minutes")
LOGS = ("entry", "sensor")              # two logs of one shape: each is projected on its own
USES = {"entry": 1, "sensor": 2}        # what a place is used for: both without a register
KINDS = {"entry": 0, "sensor": 1}       # what a profile is for
BASE = {f"profile-{n}": profile for n, profile in enumerate([
    ("Steel", 0, 48 * 60), ("Soft", 0, 72 * 60), ("Pod", 0, 80 * 60), ("Extended", 0, 168 * 60), ("Sensor", 1, 240 * 60)])}
WITHOUT = set()
VECTORS = None


class Broken(Exception):
    pass


# ---------------------------------------------------------------------------------------- registers and merge

class Store:
    """Registers: (kind, id, field) -> (order key, value). The order key decides which write stands."""

    def __init__(self):
        self.registers = {}
        self.transactions = {}              # (replica, counter, digest) -> transaction

    def apply(self, transaction) -> None:
        if transaction["id"] in self.transactions:
            return
        if "digest" in WITHOUT and any(known[:2] == transaction["id"][:2] for known in self.transactions):
            return
        self.transactions[transaction["id"]] = transaction
        replica, counter, digest = transaction["id"]
        key = (transaction["stamp"], replica, counter, digest)
        for register, value in transaction["writes"]:
            held = self.registers.get(register)
            if held is None or held[0] < key:
                self.registers[register] = (key, value)

    def value(self, *register, default=None):
        held = self.registers.get(register)
        return default if held is None else held[1]


def entry_ids(store, log="entry"):
    """An entry exists once its creation has arrived; an edit that came earlier waits in its registers."""
    return {register[1] for register in store.registers if register[0] == log
            and register[2] == ("start" if "creation" in WITHOUT else "created")}


def project(store, moment=None, version=2):
    """What the user sees at a moment: a pure function of the two. Nothing here is ever written back.

    A program of version 1 shows neither reasons nor rests nor sensors nor profiles. An entry that starts more than a day after the
    moment is ahead: it is shown apart and counts in nothing. Without a moment nothing is ahead.
    """
    horizon = LAST if moment is None or "ahead" in WITHOUT else min(moment + DAY, LAST)
    logs = {log: project_log(store, log, horizon, version) for log in LOGS if version > 1 or log == "entry"}
    sets = logs["entry"]

    rests = rests_of(store) if version > 1 else []
    used = {row["location"] for name, log in logs.items() if name == "entry" or "sensors" not in WITHOUT
            for row in log["ahead"] + log["live"]}
    if "rests" not in WITHOUT:              # a place that still rests is kept as well
        used |= {rest["location"] for rest in rests if rest["until"] is None or rest["until"] > horizon - DAY}
    locations = {}
    for name in set(DEFAULTS) | {r[1] for r in store.registers if r[0] == "location" and r[2] == "added"}:
        removed = store.value("location", name, "removed", default=False)
        if removed and (name not in used or "keep-place" in WITHOUT):
            continue
        enabled = store.value("location", name, "enabled", default=True) and not removed
        locations[name] = enabled
    for row in [row for log in logs.values() for row in log["rows"] + log["ahead"]]:    # an entry always finds its place
        if row["location"] is not None and row["location"] not in locations:
            raise Broken(f"entry {row['id']} has lost its location {row['location']}")
    uses = {name: (store.value("location", name, "usedFor") if version > 1 else None) or 3 for name in locations}
    for log in LOGS:
        # Everything was switched off by devices that did not know of each other: the last switch counts as refused.
        def last(name):
            keys = [store.registers[("location", name, field)][0]
                    for field in ("enabled", "removed") if ("location", name, field) in store.registers]
            return (max(keys) if keys else (0, "", 0, ""), name)
        names = [name for name in locations if uses[name] & USES[log]]
        if names and not any(locations[name] for name in names) and "last-enabled" not in WITHOUT:
            locations[max(names, key=last)] = True
    order = store.value("order", "all", "list", default=tuple(DEFAULTS))
    position = {name: n for n, name in enumerate(order)}
    ranked = sorted(locations, key=lambda name: (position.get(name, len(position)), name))
    return {
        **{field: sets[field] for field in ("rows", "hidden", "ahead", "active")}, "moment": moment, "rests": rests,
        "locations": {name: (n, locations[name]) for n, name in enumerate(ranked)}, "uses": uses,
        "sensors": {field: logs["sensor"][field] for field in ("rows", "hidden", "ahead", "active")}
        if "sensor" in logs else None,
        "profiles": profiles_of(store) if version > 1 else {},
    }


def profiles_of(store):
    """The profiles with name, kind, minutes and whether they are archived: those of the base state, as they were changed
    since, and all whose name has arrived."""
    profiles = {}
    for name in BASE.keys() | {register[1] for register in store.registers if register[0] == "profile"}:
        base = BASE.get(name, (None, 0, None))
        called, kind, minutes = (store.value("profile", name, field, default=base[n])
                                 for n, field in enumerate(("name", "kind", "minutes")))
        if called and minutes:
            profiles[name] = [called, kind or 0, minutes, bool(store.value("profile", name, "archived"))]
    return profiles


def last_profile(store, rows, log, time):
    """The profile that a change takes: that of the latest entry up to then for which one was chosen, unless it was none,
    or is archived."""
    for row in reversed([row for row in rows if row["start"] <= time]):
        if (log, row["id"], "profile") in store.registers:
            found = profiles_of(store).get(row["profile"])
            return row["profile"] if found and found[1] == KINDS[log] and not found[3] else None
    return None


def chosen(store, log, entry, profile):
    """The writes that give an entry a profile with its present minutes, or none."""
    minutes = profiles_of(store)[profile][2] if profile else None
    return [((log, entry, "profile"), profile), ((log, entry, "target"), minutes)]


def seen(view, log):
    """The view with the rows of one of the two logs."""
    return view if log == "entry" else {**view, **view["sensors"]}


def project_log(store, log, horizon, version):
    """The rows of one log, which no other log closes, hides or moves."""
    live, ahead = [], []
    for entry in entry_ids(store, log):
        if store.value(log, entry, "deleted", default=False):
            continue
        location = store.value(log, entry, "location")
        created = store.value(log, entry, "created", default=0)
        start = store.value(log, entry, "start")
        row = {
            "id": entry, "start": start, "location": location,
            "note": store.value(log, entry, "note"), "end": store.value(log, entry, "end", default=OPEN),
            "created": created, "moved": is_moved(start or 0, created) and is_start_original(store, log, entry),
            "reason": store.value(log, entry, "reason") if version > 1 else None,
            "profile": store.value(log, entry, "profile") if version > 1 else None,
            "target": store.value(log, entry, "target") if version > 1 else None,
        }
        if "minutes" in WITHOUT and row["profile"] in profiles_of(store):
            row["target"] = profiles_of(store)[row["profile"]][2]
        # What no calendar has is apart at every moment.
        times = [start or 0] + [time for time in row["end"][1:]]
        (live if all(FIRST <= time <= LAST for time in times) and (start or 0) <= horizon else ahead).append(row)
    live.sort(key=place_in_log)
    ahead.sort(key=place_in_log)

    # Same place, starts within one second: one is shown (completed, longer note, lower id). An entry that was
    # moved is a change of its own, whatever starts with it.
    hidden = {}
    groups = {}
    for entry in live:
        if entry["moved"]:
            continue
        group = groups.get(entry["location"])
        if group and entry["start"] - group[0]["start"] < 1000:
            group.append(entry)
        else:
            if group:
                settle(group, hidden)
            groups[entry["location"]] = [entry]
    for group in groups.values():
        settle(group, hidden)
    shown = [entry for entry in live if entry["id"] not in hidden]

    others = []
    if "own" in WITHOUT and version > 1:
        others = sorted(store.value(other, entry, "start", default=0) for other in LOGS if other != log
                        for entry in entry_ids(store, other) if not store.value(other, entry, "deleted", default=False))
    rows = with_ends(shown, horizon, others)
    # Entries ahead close nothing, not even each other.
    ahead = [{**entry, "end_kind": entry["end"][0],
              "end": max(entry["end"][1], entry["start"]) if entry["end"][0] == "fixed" else None} for entry in ahead]
    return {"rows": rows, "hidden": hidden, "ahead": ahead, "live": live,
            "active": next((row["id"] for row in rows if row["end"] is None), None)}


def rests_of(store):
    """The rests whose creation has arrived, by their beginning; a deletion stays, as that of an entry."""
    rests = [{"id": register[1], **{field: store.value("rest", register[1], field)
                                    for field in ("created", "location", "from", "until", "reason")}}
             for register in store.registers if register[0] == "rest" and register[2] == "created"]
    live = [rest for rest in rests if not store.value("rest", rest["id"], "deleted", default=False)]
    return sorted(live, key=lambda rest: (rest["from"], rest["created"], rest["id"]))


def is_moved(start, created):
    """Whether a change was set to the latest start, because the clock of its device was so much behind it."""
    return start - (created >> 16) > MINUTE and "moved" not in WITHOUT


def is_start_original(store, log, entry):
    """Whether the start of an entry is the one that it was created with, and nobody has corrected it since."""
    start, created = (store.registers.get((log, entry, field)) for field in ("start", "created"))
    return start is None or start[0] == created[0] or "original" in WITHOUT


def place_in_log(entry):
    """Where an entry stands in the log. What was moved to a start comes after what has it by itself."""
    return (entry["start"], entry["moved"], entry["created"], entry["id"])


def with_ends(entries, horizon, others=()):
    """The entries with the ends that people see; starts of others end one only if a rule is left out."""
    rows = []
    for index, entry in enumerate(entries):
        following = entries[index + 1]["start"] if index + 1 < len(entries) else None
        if others:
            starts = [start for start in [*others, following] if start is not None and start > entry["start"]]
            following = min(starts, default=None)
        kind = entry["end"][0]
        if kind == "fixed":
            end = entry["end"][1]
        elif kind == "next":                # closed by a later change: never past the next entry's start
            end = entry["end"][1]
            if following is not None and "clamp" not in WITHOUT:
                end = min(end, following)
            if following is None and end > horizon and "heal" not in WITHOUT:
                end = None                  # by one that is ahead, or was: not closed yet
        else:                               # open: only the last one stays so
            end = None if "derived" in WITHOUT else following
        rows.append({**entry, "end_kind": kind, "end": None if end is None else max(end, entry["start"])})
    return rows


def settle(group, hidden):
    if len(group) > 1:
        best = min(group, key=lambda e: (e["end"] == OPEN, -len(e["note"] or ""), e["id"]))
        for entry in group:
            if entry is not best:
                hidden[entry["id"]] = best["id"]


def check(view, where):
    check_log(view, where)
    if view["sensors"]:
        check_log(seen(view, "sensor"), f"{where} sensors")


def check_log(view, where):
    rows = view["rows"]
    if view["moment"] is not None and any(row["start"] > view["moment"] + DAY for row in rows):
        raise Broken(f"{where}: an entry that is ahead counts")
    if view["moment"] is not None and rows and rows[-1]["end_kind"] == "next" and (rows[-1]["end"] or 0) > view["moment"] + DAY:
        raise Broken(f"{where}: an entry that is ahead has closed one")
    opens = [row for row in rows if row["end"] is None]
    if len(opens) > 1:
        raise Broken(f"{where}: {len(opens)} open entries")
    if opens and rows[-1] is not opens[0]:
        raise Broken(f"{where}: an entry starts after the open one")
    if any(row["end"] is not None and row["end"] < row["start"] for row in rows):
        raise Broken(f"{where}: an end before a start")
    if any(row["location"] is None for row in rows):
        raise Broken(f"{where}: an entry is shown before its creation has arrived")
    for row, following in zip(rows, rows[1:]):
        if row["end"] is not None and row["end_kind"] != "fixed" and row["end"] > following["start"]:
            raise Broken(f"{where}: closed by a change, yet it ends after the next one begins")
    if len({row["id"] for row in rows}) != len(rows):
        raise Broken(f"{where}: an id twice")
    if not set(DEFAULTS) <= set(view["locations"]):
        raise Broken(f"{where}: a default location is missing")
    for use in USES.values():
        on = [enabled for name, (_, enabled) in view["locations"].items() if view["uses"][name] & use]
        if on and not any(on):
            raise Broken(f"{where}: no location enabled")
    if sorted(n for n, _ in view["locations"].values()) != list(range(len(view["locations"]))):
        raise Broken(f"{where}: sort orders with gaps")


# ---------------------------------------------------------------------------------------------------- devices

class Device:
    def __init__(self, name, skew, rng, version=2):
        self.name, self.skew, self.rng, self.version = name, skew, rng, version
        self.replica, self.counter = f"{name}-0", 0
        self.store = Store()
        self.outbox = []                    # written here and not yet published, under whatever name
        self.replicas = 1
        self.backup = None

    def view(self, now):
        return project(self.store, now + self.skew, self.version)

    def commit(self, now, writes, view_before=None, pin=True, created=None, log="entry"):
        """One transaction. With `pin`, entries other than those written keep their effective ends."""
        if not writes:
            return None
        if pin and view_before is not None and "pins" not in WITHOUT:
            writes = writes + self.pins(writes, view_before, log)
        stamp = min(max(0, now + self.skew), 1 << 46) << 16
        for register, _ in writes:
            held = self.store.registers.get(register)
            if held and "bump" not in WITHOUT:
                stamp = max(stamp, held[0][0] + 1)
        created = created(stamp) if created else stamp
        writes = [(register, created if register[2] == "created" and value == 0 else value) for register, value in writes]
        body = repr((self.replica, self.counter, stamp, writes)).encode()
        digest = hashlib.blake2b(body, digest_size=8).hexdigest()
        before = {register: self.store.registers.get(register) for register, _ in writes}
        transaction = {"id": (self.replica, self.counter, digest), "stamp": stamp, "writes": tuple(writes)}
        self.counter += 1
        self.store.apply(transaction)
        self.outbox.append(transaction)
        return transaction, before

    def pins(self, writes, view_before, log):
        written = {register[1] for register, _ in writes if register[0] == log}
        trial = Store()
        trial.registers = dict(self.store.registers)
        top = (1 << 80, "~", 0, "")
        for register, value in writes:
            trial.registers[register] = (top, value)
        after = {row["id"]: row for row in seen(project(trial, view_before["moment"]), log)["rows"]}
        result = []
        for row in view_before["rows"]:
            other = after.get(row["id"])
            if row["id"] not in written and other is not None and other["end"] != row["end"] and row["end"] is not None:
                result.append(((log, row["id"], "end"), ("fixed", row["end"])))
        return result

    def new_replica(self):
        self.replica, self.counter = f"{self.name}-{self.replicas}", 0
        self.replicas += 1
        if "outbox" in WITHOUT:
            self.outbox = []

    def ingest(self, transactions):
        for transaction in transactions:
            replica, counter, _ = transaction["id"]
            if replica == self.replica and transaction["id"] not in self.store.transactions:
                # Written under our name, and not by us: we are a copy. Go on under a new name.
                self.new_replica()
            self.store.apply(transaction)


def log(device, now, location, command, world, of="entry"):
    view = seen(device.view(now), of)
    if (of, command, "created") in device.store.registers:
        return None                         # the command was carried out before
    time = now + device.skew
    starts = [row["start"] for row in view["rows"]]
    latest = max(starts, default=time)
    near = [row["start"] for row in rows_at(view, location) if abs(max(time, latest) - row["start"]) < 1000]
    if latest > time and "lockout" not in WITHOUT:
        time = latest                       # never locked out by an entry from a clock that runs a little ahead
    elif near:
        time, near = max(near) + 1000, []   # or the twin rule would hide what was just logged
    writes = []
    for row in view["rows"]:
        register = (of, row["id"], "end")
        if row["end"] is None:
            writes.append((register, ("next", time)))
        elif device.store.value(*register, default=OPEN) == OPEN:
            writes.append((register, ("next", row["end"])))
    writes += creation(command, time, location, OPEN, None, of)
    if world["grown"] and device.version > 1:
        last = last_profile(device.store, view["rows"], of, time)
        writes += chosen(device.store, of, command, last) if last else []
    # The time of creation is that of the device where it tells that the entry was moved. What is logged last at one
    # start comes last there.
    own = min(max(0, now + device.skew), 1 << 46) << 16
    others = [row["created"] + 1 for row in view["rows"] if row["start"] == time]
    moved = [row["created"] + 1 for row in view["rows"] if row["start"] == time and row["moved"]]
    # What stays at the start of another one at its place is a change of its own, and says so in the same way.
    moved += [own] if is_moved(time, own) else [(time - MINUTE - 1) << 16] if near and "kept" not in WITHOUT else []
    result = device.commit(now, writes, created=lambda stamp: max(moved) if moved else max([stamp, *others]))
    world["logged"].setdefault(command, now + device.skew)
    after = seen(device.view(now), of)
    if after["active"] != command:
        raise Broken(f"{device.name}: logged {command}, but {after['active']} is active")
    if after["active"] is None:
        raise Broken(f"{device.name}: no active site after logging")
    return result


def rows_at(view, location):
    return [row for row in view["rows"] if row["location"] == location and not row["moved"]]


def late(device, now, location, command, when, world):
    """A watch command that was asked for before the active site began."""
    view = device.view(now)
    if ("entry", command, "created") in device.store.registers:
        return None
    following = [row for row in view["rows"] if row["start"] > when]
    if not following:
        return log(device, now, location, command, world)
    writes = creation(command, when, location, ("next", following[0]["start"]), None)
    for row in view["rows"]:
        if row["start"] <= when and (row["end"] is None or row["end"] > when):
            writes.append((("entry", row["id"], "end"), ("next", when)))
    return device.commit(now, writes)


def reopened(device, view, row, log="entry"):
    """Takes back the ends that an entry ahead has brought, when it goes or gets another time."""
    horizon = view["moment"] + DAY
    last = view["rows"][-1:]
    brought = [other["id"] for other in last + view["ahead"] if other["id"] != row["id"]
               for kind, *time in [device.store.value(log, other["id"], "end", default=OPEN)]
               if kind == "next" and time[0] > horizon and (time[0] == row["start"] or other in last)]
    return [((log, other, "end"), OPEN) for other in brought] if "reopen" not in WITHOUT else []


def creation(entry, start, location, end, note, log="entry"):
    """The creation of an entry names its place again, so that it never arrives before its place does."""
    values = {"start": start, "location": location, "end": end, "note": note, "created": 0, "deleted": False}
    writes = [((log, entry, field), value) for field, value in values.items()]
    return writes + ([(("location", location, "added"), True)] if location not in DEFAULTS and "place" not in WITHOUT else [])


def only_changed(before, after, allowed, what):
    left = {row["id"]: row for row in before["rows"] if row["id"] not in allowed}
    right = {row["id"]: row for row in after["rows"] if row["id"] not in allowed}
    for entry in left.keys() & right.keys():
        if (left[entry]["start"], left[entry]["end"]) != (right[entry]["start"], right[entry]["end"]):
            if left[entry]["end"] is not None:
                raise Broken(f"{what} changed {entry}: {left[entry]} -> {right[entry]}")
    gone = left.keys() - right.keys() - after["hidden"].keys()
    if {row["id"] for row in before["ahead"]} - allowed - {row["id"] for row in after["ahead"]}:
        raise Broken(f"{what} lost an entry that is ahead")
    if gone:
        raise Broken(f"{what} lost {gone}")


def is_last(view, name):
    """Whether a place is the only one switched on for something that it is used for."""
    return any(view["uses"][name] & use and not any(
        on and other != name and view["uses"][other] & use for other, (_, on) in view["locations"].items())
        for use in USES.values())


def act(device, now, world):
    rng, whole = device.rng, device.view(now)
    of = "sensor" if world["grown"] and device.version > 1 and rng.random() < 0.35 else "entry"
    view = seen(whole, of)
    rows = view["rows"]
    enabled = [name for name, (_, on) in view["locations"].items() if on and view["uses"][name] & USES[of]]
    kind = rng.choices(
        ["log", "late", "delete", "end", "start", "note", "switch", "add", "remove", "order", "import", "undo", "same", "heal"],
        [30, 6, 8, 6, 6, 6, 8, 4, 6, 4, 1, 6, 3, 6 if view["ahead"] else 0])[0]
    if world["grown"] and device.version > 1 and rng.random() < 0.3:
        kind = rng.choice(["reason", "reason", "rest", "rest", "end rest", "delete rest", "add", "use"])
    elif world["grown"] and device.version > 1 and rng.random() < 0.2:
        kind = rng.choice(["profile", "choose"])
    elif of == "sensor" and kind in ("late", "import", "same"):
        kind = "log"                        # of sensors there is neither a watch nor a table
    elif world["grown"] and rng.random() < 0.2:
        kind = "remove"                     # version 1 knows no rest that keeps the place
    done = None
    if kind == "reason" and rows:           # none, too: a reason can be taken away
        row = rng.choice(rows[-6:])
        done = device.commit(now, [((of, row["id"], "reason"), rng.choice([None, "leak", "planned", "fellOff"]))])
    elif kind == "choose" and rows:         # none, too
        kinds = [name for name, (_, device_kind, _, _) in view["profiles"].items() if device_kind == KINDS[of]]
        done = device.commit(now, chosen(device.store, of, rng.choice(rows[-6:])["id"], rng.choice([None, *sorted(kinds) * 2])))
    elif kind == "profile":                 # two devices may add the same one, and change it apart
        used = sorted({row["profile"] for row in rows if row["profile"]})
        name = rng.choice(used) if used and rng.random() < 0.8 else f"profile-{rng.randrange(8)}"
        known = view["profiles"].get(name)
        fields = {"name": rng.choice(["Flex", "Metal", "Tape"]), "minutes": rng.randrange(12, 240) * 60,
                  "archived": rng.random() < 0.5}
        if known:
            field = rng.choice(sorted(fields))
            writes = [(("profile", name, field), fields[field])]
        else:
            writes = [(("profile", name, field), value) for field, value in (fields | {"kind": rng.randrange(2)}).items()]
        done = device.commit(now, writes)
        targets = lambda v: {row["id"]: row["target"] for row in v["rows"] + v["ahead"]}
        if targets(seen(device.view(now), of)) != targets(view):
            raise Broken(f"a change of {name} changed the target of an entry")
    elif kind == "rest":
        world["rests"] += 1
        customs = [n for n in view["locations"] if n.startswith("custom")]
        name, place = f"r{world['rests']:05d}", rng.choice(customs or list(view["locations"]))
        start = now + device.skew - rng.randrange(-20, 40) * HOUR
        values = {"created": min(max(0, now + device.skew), 1 << 46) << 16, "location": place, "from": start,
                  "until": rng.choice([None, start + rng.randrange(1, 200) * HOUR]), "reason": rng.choice([None, "scar"]),
                  "deleted": False}
        writes = [(("rest", name, field), value) for field, value in values.items()]
        done = device.commit(now, writes + ([(("location", place, "added"), True)] if place not in DEFAULTS else []))
    elif kind == "end rest" and view["rests"]:
        rest = rng.choice(view["rests"])
        done = device.commit(now, [(("rest", rest["id"], "until"), now + device.skew)])
    elif kind == "delete rest" and view["rests"]:
        done = device.commit(now, [(("rest", rng.choice(view["rests"])["id"], "deleted"), True)])
    elif kind in ("log", "same"):
        world["commands"] += 1
        command = f"c{world['commands']:05d}"
        if kind == "same" and world["shared"]:
            command = rng.choice(world["shared"])      # one command delivered to two devices
            world["edited"].add(command)
        world["shared"].append(command)
        # Few places, so that changes meet at one.
        choices = enabled[:2] if world["few"] else enabled
        done = log(device, now, rng.choice(choices), command, world, of)
    elif kind == "late":
        world["commands"] += 1
        done = late(device, now, rng.choice(list(view["locations"])), f"c{world['commands']:05d}",
                    now + device.skew - rng.randrange(0, 200 * HOUR), world)
    elif kind == "delete" and rows:
        row = rng.choice(rows[-6:])
        twins = [hidden for hidden, best in view["hidden"].items() if best == row["id"]]
        writes = [((of, entry, "deleted"), True) for entry in [row["id"], *twins]]
        done = device.commit(now, writes, view, log=of)
        world["deleted"].update([row["id"], *twins])
        after = seen(device.view(now), of)
        only_changed(view, after, {row["id"]}, "a deletion")
        if any(r["id"] == row["id"] for r in after["rows"]):
            raise Broken("a deleted entry is still shown")
        if view["active"] == row["id"] and after["active"] is not None:
            raise Broken("deleting the active entry opened another")
    elif kind == "end" and rows:
        row = rng.choice(rows[-6:])
        end = row["start"] + rng.randrange(0, 90) * HOUR
        done = device.commit(now, [((of, row["id"], "end"), ("fixed", end))], view, log=of)
        only_changed(view, seen(device.view(now), of), {row["id"]}, "an edited end")
    elif kind == "start" and rows:
        row = rng.choice(rows[-6:])
        start = row["start"] + rng.randrange(-80, 10) * HOUR
        active = next((r for r in rows if r["id"] == view["active"]), None)
        limit = row["end"] if row["end"] is not None else now + device.skew
        others = [r["start"] for r in rows if r["id"] != row["id"]]
        if row["id"] == view["active"] and others and start < max(others):
            return None, kind               # would no longer be the latest: refused
        if active and row["id"] != active["id"] and start > active["start"]:
            return None, kind
        if start > limit:
            return None, kind
        writes = [((of, row["id"], "start"), start)]
        if row["end"] is not None:
            writes.append(((of, row["id"], "end"), ("fixed", row["end"])))
        done = device.commit(now, writes, view, log=of)
        only_changed(view, seen(device.view(now), of), {row["id"]}, "an edited start")
        world["edited"].add(row["id"])
    elif kind == "heal":                    # a start that lies ahead is corrected, or the entry deleted
        row = rng.choice(view["ahead"])
        reopening = reopened(device, view, row, of)
        if rng.random() < 0.3:
            done = device.commit(now, [((of, row["id"], "deleted"), True)] + reopening, view, log=of)
            world["deleted"].add(row["id"])
            only_changed(view, seen(device.view(now), of), {row["id"]}, "a deletion")
        else:
            start = max(0, now + device.skew - rng.randrange(0, 200 * HOUR))
            writes = [((of, row["id"], "start"), start)]
            if row["end_kind"] == "fixed":
                writes.append(((of, row["id"], "end"), ("fixed", start + HOUR)))
            # It ends what it finds there, as if it had been logged in time.
            done = device.commit(now, writes + reopening)
            world["edited"].add(row["id"])
        starts = {r["start"] for r in seen(project(device.store, LAST), of)["rows"]}
        for other in seen(project(device.store, LAST), of)["rows"]:
            if other["end_kind"] == "next" and other["end"] == row["start"] and row["start"] not in starts:
                raise Broken(f"{other['id']} ends with {row['id']}, which is not there any more")
        if row["id"] in {entry["id"] for entry in seen(device.view(now), of)["ahead"]}:
            raise Broken(f"{row['id']} is ahead although it was corrected")
    elif kind == "note" and rows:
        row = rng.choice(rows)
        done = device.commit(now, [((of, row["id"], "note"), "n" * rng.randrange(0, 9) or None)])
    elif kind == "switch":
        name = rng.choice(enabled if rng.random() < 0.6 else list(view["locations"]))
        on = view["locations"][name][1]
        if on and is_last(view, name):
            return None, kind
        writes = [(("location", name, "enabled"), not on)]
        if not on:
            writes.append((("location", name, "removed"), False))
        done = device.commit(now, writes)
    elif kind == "add":
        name = f"custom-{rng.randrange(6)}"             # two devices may invent the same place
        done = device.commit(now, [(("location", name, "added"), True), (("location", name, "enabled"), True),
                                   (("location", name, "removed"), False)])
    elif kind == "remove":
        used = {row["location"] for row in whole["rows"] + (whole["sensors"] or {"rows": []})["rows"]}
        used |= {rest["location"] for rest in view["rests"]}
        customs = [n for n in view["locations"] if n.startswith("custom") and n not in used]
        if customs:
            name = rng.choice(customs)
            if view["locations"][name][1] and is_last(view, name):
                return None, kind
            done = device.commit(now, [(("location", name, "removed"), True)])
    elif kind == "use":                     # one of the two, or both again
        name = rng.choice(list(view["locations"]))
        done = device.commit(now, [(("location", name, "usedFor"), rng.choice([None, 1, 2, 3]))])
    elif kind == "order":
        names = sorted(view["locations"], key=lambda n: view["locations"][n][0])
        rng.shuffle(names)
        done = device.commit(now, [(("order", "all", "list"), tuple(names))])
    elif kind == "import":
        writes = [(("entry", row["id"], "deleted"), True) for row in rows + view["ahead"]]
        writes += [(("entry", entry, "deleted"), True) for entry in view["hidden"]]
        gone = {row["id"] for row in rows + view["ahead"]} | view["hidden"].keys()
        base = 1_700_000_000_000
        for n in range(rng.randrange(1, 6)):
            place = rng.choice(enabled)
            entry = f"i{base + n * 70 * HOUR}-{place}"  # named after its content: the same file twice is the same rows
            gone.discard(entry)
            world["deleted"].discard(entry)
            fields = creation(entry, base + n * 70 * HOUR, place, ("fixed", base + (n + 1) * 70 * HOUR), None)
            writes = [write for write in writes if write[0][1] != entry] + fields
        world["deleted"].update(gone)
        done = device.commit(now, writes, pin=False)
    elif kind == "undo" and world["last"].get(device.name):
        transaction, before, view_before, known = world["last"].pop(device.name)
        alone = known == len(device.store.transactions)     # nothing has arrived since
        if device.store.transactions.get(transaction["id"]) is None:
            return None, kind
        key = (transaction["stamp"], *transaction["id"])
        writes, whole = [], True
        for register, _ in transaction["writes"]:
            if device.store.registers[register][0] != key:
                whole = False
                continue
            held = before[register]
            if held is not None:
                writes.append((register, held[1]))
                created = before.get((register[0], register[1], "created")) \
                    or device.store.registers.get((register[0], register[1], "created"))
                if register[0] in LOGS and register[2] == "start" and held[0] == created[0] and is_moved(held[1], created[1]):
                    # Moved to that start again: so the two are written together, and what makes the entry whole.
                    place = device.store.value(register[0], register[1], "location")
                    writes += [((register[0], register[1], "created"), created[1]), ((register[0], register[1], "location"), place)]
                    writes += [(("location", place, "added"), True)] if place not in DEFAULTS else []
                if register[2] == "deleted" and held[1] is False:
                    world["deleted"].discard(register[1])
            elif register[0] in LOGS and register[2] == "deleted":
                writes.append((register, True))
                world["deleted"].add(register[1])
            elif register[0] == "location" and register[2] == "enabled":
                writes.append((register, True))
            elif register[0] == "location" and register[2] == "removed":
                # the transaction added the place: undoing takes it away again
                writes.append((register, register[1].startswith("custom")))
            elif register[0] in LOGS and register[2] == "end":
                writes.append((register, OPEN))
            elif register[0] == "order":
                writes.append((register, tuple(DEFAULTS)))
            elif register[0] == "profile" and register[1] in BASE and register[2] != "archived":
                writes.append((register, BASE[register[1]][("name", "kind", "minutes").index(register[2])]))
            elif (register[2] in ("reason", "usedFor", "profile", "target") or register[0] == "profile") \
                    and "none" not in WITHOUT:
                writes.append((register, None))         # a field that may be empty is empty again
            elif register[0] == "rest" and register[2] == "deleted":
                writes.append((register, True))
        device.commit(now, writes)
        if whole and alone:
            now_view = project(device.store, view_before["moment"], device.version)
            shape = lambda v: [(r["id"], r["start"], r["end"], r["note"], r["reason"], r["profile"], r["target"]) for log in (v, v["sensors"]) if log
                               for r in log["rows"] + log["ahead"]] + v["rests"] + sorted(v["uses"].items()) + sorted(v["profiles"].items())
            if shape(now_view) != shape(view_before):
                raise Broken(f"undo did not bring back what was there:\n  {transaction['writes']}\n  {shape(view_before)}\n  {shape(now_view)}")
        return None, kind
    if done:
        other = "entry" if of == "sensor" else "sensor"
        after = device.view(now)
        if kind not in ("undo", "rest", "end rest", "delete rest", "profile") and whole["sensors"] and any(
                seen(after, other)[field] != seen(whole, other)[field] for field in ("rows", "hidden", "ahead", "active")):
            raise Broken(f"{kind} of a {of} changed what the other log shows")
        world["last"][device.name] = (done[0], done[1], whole, len(device.store.transactions))
        return done[0], kind
    return None, kind


# --------------------------------------------------------------------------------------------------- schedules

def wild(rng, now):
    """What a clock between 1970 and 9999 is wrong by: often nothing, an hour, or by decades."""
    return rng.choice([0, 0, rng.randrange(-DAY, DAY), rng.randrange(0, LAST) - now, -now + rng.randrange(DAY),
                       2_150_000_000_000 - now])


def run(seed, trace=False, is_wild=False, is_grown=False):
    rng = random.Random(seed)
    now = 1_750_000_000_000
    skews = [0, rng.choice([0, 0, -3 * HOUR, 5 * MINUTE, 90 * 24 * HOUR]), rng.choice([0, 0, 2 * HOUR, -400 * 24 * HOUR])]
    if is_wild:
        skews = [wild(rng, now) for _ in range(rng.randrange(2, 7))]
        if seed % 2 == 0:                   # one clock is some hours ahead, so that the others log at its time
            skews[0] = rng.randrange(HOUR, DAY)
    devices = [Device(name, skew, random.Random(f"{seed}-{name}")) for name, skew in zip("ABCDEF", skews)]
    devices[-1].version = 1 if is_grown else 2
    world = {"rests": 0, "grown": is_grown, "commands": 0, "shared": [], "deleted": set(), "last": {}, "logged": {}, "edited": set(),
             "few": is_wild and seed % 2 == 0}
    folder = []                             # published files: lists of transactions; a copy may be cut short
    everything = []
    if seed % 4 == 0:                       # all begin with two places switched on, so that the last one is in reach
        off = tuple((("location", name, "enabled"), False) for name in DEFAULTS[2:])
        first = {"id": ("first", 0, ""), "stamp": 1, "writes": off}
        folder.append([first])
        for device in devices:
            device.ingest([first])
    for step in range(rng.randrange(20, 70)):
        now += rng.randrange(0, 2 if world["few"] else 80) * HOUR if rng.random() < 0.5 else rng.randrange(0, 2000)
        device = rng.choice(devices)
        if is_wild and rng.random() < 0.05:  # a clock is set, right or wrong
            device.skew = wild(rng, now)
        choice = rng.random()
        if choice < 0.55:
            transaction, kind = act(device, now, world)
            if trace:
                print(step, device.name, kind, transaction and transaction["id"])
            if transaction:
                everything.append(transaction)
        elif choice < 0.70:                 # publish
            if device.outbox:
                folder.append(device.outbox)
                device.outbox = []
        elif choice < 0.95:                 # read some of the folder, in any order, some of it cut short
            for file in rng.sample(folder, rng.randrange(0, len(folder) + 1)):
                cut = len(file) if rng.random() < 0.8 else rng.randrange(0, len(file) + 1)
                part = file[:cut]
                if rng.random() < 0.2:
                    rng.shuffle(part)
                device.ingest(part)
                device.ingest(part[: rng.randrange(0, len(part) + 1)])     # a conflicted copy of it
        elif choice < 0.975:                # a backup is made
            copy = Store()
            copy.registers, copy.transactions = dict(device.store.registers), dict(device.store.transactions)
            device.backup = (copy, device.replica, device.counter, list(device.outbox))
        elif device.backup:                 # and put back: what was not published since is lost with the device
            store, replica, counter, outbox = device.backup
            device.store = Store()
            device.store.registers, device.store.transactions = dict(store.registers), dict(store.transactions)
            device.replica, device.counter, device.outbox = replica, counter, list(outbox)
            world["last"].pop(device.name, None)
            if rng.random() < 0.5:          # the changed inode was noticed; in the other half only the fork is
                device.new_replica()
        view = device.view(now)
        check(view, f"seed {seed} step {step} {device.name}")
        for rest in view["rests"]:
            running = rest["until"] is None or rest["until"] > now + device.skew
            if running and rest["location"] not in view["locations"]:
                raise Broken(f"seed {seed} step {step}: {rest['id']} has lost its location")

    for device in devices:                  # connectivity returns
        folder.append(device.outbox)
    for device in devices:
        for file in rng.sample(folder, len(folder)):
            device.ingest(file)
    # At the right time, at that of the fastest clock, and when nothing is ahead.
    moments = [now, now + max(device.skew for device in devices), LAST]
    for moment in moments[1:]:
        check(project(devices[0].store, moment), f"seed {seed} end")
    views = [project(device.store, now) for device in devices]
    for device, view in zip(devices, views):
        check(view, f"seed {seed} end {device.name}")
        if view != views[0]:
            raise Broken(f"seed {seed}: {device.name} shows something else than A")
        if device.store.registers != devices[0].store.registers:
            raise Broken(f"seed {seed}: {device.name} holds other registers than A")
    newcomer = Device("Z", 0, rng)
    transactions = [t for file in folder for t in file]
    rng.shuffle(transactions)
    newcomer.ingest(transactions)
    newcomer.ingest(transactions)
    if project(newcomer.store, now) != views[0]:
        raise Broken(f"seed {seed}: a new device shows something else")
    store = devices[0].store
    for moment in moments:
        for entry, best in [pair for log in LOGS for pair in seen(project(store, moment), log)["hidden"].items()]:
            clocks = [world["logged"].get(name) for name in (entry, best) if name not in world["edited"]]
            if len(clocks) == 2 and None not in clocks and abs(clocks[0] - clocks[1]) > 2 * MINUTE:
                raise Broken(f"seed {seed}: {entry} was logged on its own, and {best} hides it")
    for log in LOGS:
        view = seen(views[0], log)
        present = {row["id"] for row in view["rows"] + view["ahead"]} | view["hidden"].keys()
        for entry in entry_ids(store, log):
            if entry not in present and store.value(log, entry, "deleted") is not True:
                raise Broken(f"seed {seed}: {entry} is gone and nobody deleted it")
    if VECTORS is not None:
        VECTORS.append({
            "seed": seed,
            "transactions": [
                {"replica": t["id"][0], "counter": t["id"][1], "digest": t["id"][2], "stamp": t["stamp"],
                 "writes": [{"kind": r[0], "id": r[1], "field": r[2], "value": v} for r, v in t["writes"]]}
                for t in sorted(devices[0].store.transactions.values(), key=lambda t: t["id"])],
            "views": expected(store, moments), "locations": expected_locations(views[0]),
        })
    return len(everything), len(views[0]["rows"]), len(views[0]["hidden"]), len(views[0]["ahead"])


def expected(store, moments):
    """What is shown at each moment, where that is something else than at the one before."""
    def rows(view, name):
        return [{field: row[field] for field in ("id", "start", "end", "location", "note")}
                | {field: row[field] for field in ("reason", "profile", "target") if row[field]} for row in view[name]]
    def log(view):
        return {"rows": rows(view, "rows"), "ahead": rows(view, "ahead"), "hidden": view["hidden"], "active": view["active"]}
    views = []
    for moment in moments:
        view = project(store, moment)
        sensors = log(view["sensors"])
        view = {"moment": moment} | log(view) | ({"rests": view["rests"]} if view["rests"] else {}) \
            | ({"sensors": sensors} if any(sensors.values()) else {}) \
            | ({"profiles": view["profiles"]} if any(register[0] == "profile" for register in store.registers) else {})
        if not views or {**view, "moment": 0} != {**views[-1], "moment": 0}:
            views.append(view)
    return views


def expected_locations(view):
    return {name: {"sortOrder": n, "enabled": on} | ({"usedFor": view["uses"][name]} if view["uses"][name] != 3 else {})
            for name, (n, on) in view["locations"].items()}


def replay(vector):
    """A store that holds the transactions of a vector."""
    def value(held):
        return tuple(held) if isinstance(held, list) else held
    store = Store()
    for t in vector["transactions"]:
        store.apply({"id": (t["replica"], t["counter"], t["digest"]), "stamp": t["stamp"], "writes": tuple(
            ((write["kind"], write["id"], write["field"]), value(write["value"])) for write in t["writes"])})
    return store


def replay_all(path):
    """How many vectors of a file the model sees otherwise."""
    with open(path, encoding="utf-8") as file:
        vectors = json.load(file)
    wrong = 0
    for vector in vectors:
        store = replay(vector)
        for view in vector["views"]:
            if [view] != expected(store, [view["moment"]]) or vector["locations"] != expected_locations(
                    project(store, view["moment"])):
                print(f"vector {vector['seed']} differs at {view['moment']}")
                wrong += 1
    print(f"{len(vectors)} vectors, {wrong} views that differ")
    return wrong


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--wild", action="store_true")
    parser.add_argument("--grown", action="store_true")
    parser.add_argument("--without", choices=RULES)
    parser.add_argument("--vectors", metavar="FILE", help="write the transactions and the expected view of each seed")
    parser.add_argument("--replay", metavar="FILE", help="hold the views of a file of vectors against the model")
    options = parser.parse_args()
    global VECTORS
    if options.vectors:
        VECTORS = []
    if options.without:
        WITHOUT.add(options.without)
    transactions = rows = hidden = ahead = broken = 0
    for seed in range(options.seed, options.seed + options.count):
        try:
            figures = run(seed, options.trace, options.wild, options.grown)
            transactions, rows, hidden, ahead = [
                sum(pair) for pair in zip((transactions, rows, hidden, ahead), figures)]
        except Broken as error:
            broken += 1
            if broken <= 10:
                print("seed", seed, error)
    if options.vectors:
        with open(options.vectors, "w", encoding="utf-8") as file:
            file.write("[\n" + ",\n".join(json.dumps(vector) for vector in VECTORS) + "\n]\n")
    broken += replay_all(options.replay) if options.replay else 0
    print(f"{options.count} schedules, {transactions} transactions, {rows} rows at the end, {hidden} hidden twins, "
          f"{ahead} ahead, "
          f"{broken} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
