"""Signals before detection, from SPEC.md PS2 to PS8. Independent of the TypeScript."""

import numpy as np

SLACK = 1e-6


def borders(t, interval):
    """Onset and offset of every sample by the half-sample rule (PS2)."""
    steps = np.diff(t)
    before = np.concatenate([[np.inf], steps])
    after = np.concatenate([steps, [np.inf]])
    return t - np.minimum(before, interval) / 2, t + np.minimum(after, interval) / 2


def runs(mask):
    """Pairs (first, behind the last) of every stretch of True."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], mask.astype(np.int8), [0]])))
    return list(zip(edges[::2].tolist(), edges[1::2].tolist()))


def valid_runs(t, valid, max_step):
    """Stretches of valid samples, also split where a step is too long."""
    result = []
    for first, end in runs(valid):
        cuts = np.flatnonzero(np.diff(t[first:end]) > max_step + SLACK) + first + 1
        points = [first, *cuts.tolist(), end]
        result.extend(zip(points[:-1], points[1:]))
    return result


def sample_rate(t):
    steps = np.diff(t)
    steps = steps[steps <= 500]
    return None if steps.sum() <= 0 else 1000 * len(steps) / steps.sum()


def resample(t, x, y, valid, rate):
    """PS5 and PS6, one grid point at a time."""
    step = 1000 / rate
    count = int(np.floor((t[-1] - t[0] + SLACK) / step)) + 1
    grid = t[0] + np.arange(count) * 1000 / rate
    out = np.zeros((2, count))
    ok = np.zeros(count, dtype=bool)
    for i, now in enumerate(grid):
        nearest = int(np.argmin(np.abs(t - now)))
        if abs(t[nearest] - now) <= SLACK:
            ok[i] = valid[nearest]
            out[:, i] = x[nearest], y[nearest]
            continue
        b = int(np.searchsorted(t, now))
        a = b - 1
        if b == len(t):
            close = [a] if valid[a] and now - t[a] <= step / 2 + SLACK else []
        elif valid[a] and valid[b] and t[b] - t[a] <= 2 * step + SLACK:
            out[0, i] = np.interp(now, [t[a], t[b]], [x[a], x[b]])
            out[1, i] = np.interp(now, [t[a], t[b]], [y[a], y[b]])
            ok[i] = True
            continue
        else:
            close = [j for j in (a, b) if valid[j] and abs(t[j] - now) <= step / 2 + SLACK]
        if close:
            source = min(close, key=lambda j: abs(t[j] - now))
            out[:, i] = x[source], y[source]
            ok[i] = True
    return grid, out[0], out[1], ok


def fill_gaps(t, x, y, valid, max_gap, interval):
    """PS7."""
    x, y, ok = x.copy(), y.copy(), valid.copy()
    onset, offset = borders(t, interval)
    seen = np.flatnonzero(valid)
    for first, end in runs(~valid):
        if first == 0 or end == len(t):
            continue
        if onset[end] - offset[first - 1] > max_gap + SLACK:
            continue
        x[first:end] = np.interp(t[first:end], t[seen], x[seen])
        y[first:end] = np.interp(t[first:end], t[seen], y[seen])
        ok[first:end] = True
    return x, y, ok


def moving_median(t, x, y, valid, window, max_step):
    """PS8."""
    mx, my = x.copy(), y.copy()
    for first, end in valid_runs(t, valid, max_step):
        part = slice(first, end)
        for i in range(first, end):
            near = np.abs(t[part] - t[i]) <= window / 2 + SLACK
            mx[i] = np.median(x[part][near])
            my[i] = np.median(y[part][near])
    return mx, my
