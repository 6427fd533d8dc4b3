"""I-VT vectorised and I-DT by windows in NumPy. A line on stdin runs one; CPU time is answered.

Usage: numpy-events.py FILE SAMPLES; the file has float64 columns t, x, y and uint8 valid.
"""

import json
import sys
import time

import numpy as np

SLACK = 1e-6


def joined_before(t, valid, max_step):
    return valid[1:] & valid[:-1] & (np.diff(t) <= max_step + SLACK)


def summarise(starts, ends, t, x, y, interval):
    """Onset, offset and mean place of every range."""
    dt = np.diff(t)
    before = np.concatenate(([interval], dt))
    after = np.concatenate((dt, [interval]))
    onset = t[starts] - np.minimum(interval, before[starts]) / 2
    offset = t[ends - 1] + np.minimum(interval, after[ends - 1]) / 2
    edges = np.column_stack((starts, ends)).ravel()
    if len(edges) and edges[-1] == len(t):
        edges = edges[:-1]
    size = ends - starts
    return onset, offset, np.add.reduceat(x, edges)[::2] / size, np.add.reduceat(y, edges)[::2] / size


def ivt(t, x, y, valid, interval, limit, max_gap):
    """All samples at once, each by the step from the one before."""
    dt, dx, dy = np.diff(t), np.diff(x), np.diff(y)
    joined = joined_before(t, valid, interval + max_gap)
    step = joined & (dx * dx + dy * dy < (limit / 1000 * dt) ** 2)
    slow = np.zeros(len(t), bool)
    slow[1:] = step
    # The first sample of a run takes the step to the one after.
    first = np.ones(len(t) - 1, bool)
    first[1:] = ~joined[:-1]
    slow[:-1] |= step & first
    both = slow[1:] & slow[:-1] & joined
    starts = np.flatnonzero(np.concatenate(([slow[0]], slow[1:] & ~both)))
    ends = np.flatnonzero(np.concatenate((slow[:-1] & ~both, [slow[-1]]))) + 1
    return starts, ends, *summarise(starts, ends, t, x, y, interval)


def idt(t, x, y, valid, interval, limit, min_duration, max_gap):
    """Window by window; on an even grid a duration is a number of samples."""
    joined = joined_before(t, valid, interval + max_gap)
    firsts = np.flatnonzero(valid & ~np.concatenate(([False], joined)))
    lasts = np.flatnonzero(valid & ~np.concatenate((joined, [False]))) + 1
    least = int(np.ceil(min_duration / interval - SLACK))

    def is_wide(start, end):
        return np.ptp(x[start:end]) + np.ptp(y[start:end]) > limit

    starts, ends = [], []
    for start, last in zip(firsts.tolist(), lasts.tolist()):
        while start + least <= last:
            end = start + least
            if is_wide(start, end):
                start += 1
                continue
            while end < last and not is_wide(start, end + 1):
                end += 1
            starts.append(start)
            ends.append(end)
            start = end
    starts, ends = np.array(starts, int), np.array(ends, int)
    return starts, ends, *summarise(starts, ends, t, x, y, interval)


def main():
    samples = int(sys.argv[2])
    raw = np.fromfile(sys.argv[1], dtype=np.uint8)
    t, x, y = raw[: 24 * samples].view(np.float64).reshape(3, samples)
    valid = raw[24 * samples :].astype(bool)
    for line in sys.stdin:
        case = json.loads(line)
        n = case["samples"]
        columns = (t[:n], x[:n], y[:n], valid[:n])
        run = {"ivt": ivt, "idt": idt}[case["method"]]
        before = time.process_time()
        starts, ends, *_, px, py = run(*columns, **case["options"])
        cpu_ms = (time.process_time() - before) * 1000
        sums = [len(starts), int(starts.sum()), int(ends.sum()), float(px.sum() + py.sum())]
        print(json.dumps({"cpuMs": cpu_ms, "sums": sums}), flush=True)


main()
