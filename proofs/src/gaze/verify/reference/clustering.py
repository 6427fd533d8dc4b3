"""I2MC from Hessels et al. 2017 and SPEC.md EV20 to EV29."""

import numpy as np
from scipy.signal import cheby1, sosfiltfilt
from scipy.spatial.distance import cdist

from preparation import SLACK, borders, runs


def steffen(t, v, first, end):
    """Values in [first, end) from two samples on either side (Steffen 1990, equations 2 to 11)."""
    knots = np.array([first - 2, first - 1, end, end + 1])
    h = np.diff(t[knots])
    s = np.diff(v[knots]) / h
    p = (s[:-1] * h[1:] + s[1:] * h[:-1]) / (h[:-1] + h[1:])
    bound = np.minimum(np.minimum(np.abs(s[:-1]), np.abs(s[1:])), np.abs(p) / 2)
    slope = (np.sign(s[:-1]) + np.sign(s[1:])) * bound
    a = (slope[0] + slope[1] - 2 * s[1]) / h[1] ** 2
    b = (3 * s[1] - 2 * slope[0] - slope[1]) / h[1]
    since = t[first:end] - t[first - 1]
    return a * since**3 + b * since**2 + slope[0] * since + v[first - 1]


def fill(t, x, y, valid, max_samples, max_way):
    x, y, ok = x.copy(), y.copy(), valid.copy()
    for first, end in runs(~valid):
        if end - first > max_samples or first < 2 or end + 2 > len(t):
            continue
        if not valid[[first - 2, first - 1, end, end + 1]].all():
            continue
        way = np.hypot(
            np.median(x[end:end + 2]) - np.median(x[first - 2:first]),
            np.median(y[end:end + 2]) - np.median(y[first - 2:first]),
        )
        if way > max_way:
            continue
        x[first:end], y[first:end] = steffen(t, x, first, end), steffen(t, y, first, end)
        ok[first:end] = True
    return x, y, ok


def two_means(points):
    """Labels of Lloyd's algorithm from the farthest pair on."""
    labels = np.zeros(len(points), dtype=int)
    apart = cdist(points, points, "sqeuclidean")
    if apart.max() == 0:
        return labels
    centres = points[list(np.unravel_index(np.argmax(apart), apart.shape))]
    for _ in range(100):
        new = np.argmin(cdist(centres, points, "sqeuclidean"), axis=0)
        if (new == labels).all():
            break
        labels = new
        centres = np.array([points[labels == k].mean(axis=0) for k in (0, 1)])
    return labels


def low_pass(windows, every):
    """The filter of scipy.signal.decimate along the first axis (EV27)."""
    sections = cheby1(8, 0.05, 0.8 / every, output="sos")
    return sosfiltfilt(sections, windows, axis=0, padlen=24)


def clustering_weights(x, y, ok, size, step, downsamples, is_filtered):
    total = np.zeros(len(x))
    tests = np.zeros(len(x), dtype=int)
    points = np.column_stack([x, y])
    for first, end in runs(ok):
        if end - first < size:
            continue
        starts = list(range(first, end - size + 1, step))
        if starts[-1] != end - size:
            starts.append(end - size)
        windows = np.stack([points[start:start + size] for start in starts], axis=1)
        for start in starts:
            tests[start:start + size] += 1
        for level in [1, *downsamples]:
            picked = np.arange(size - 1, -1, -level)[::-1]
            if level > 1 and len(picked) < 3:
                continue
            level_windows = low_pass(windows, level) if level > 1 and is_filtered else windows
            for k, start in enumerate(starts):
                changes = np.flatnonzero(np.diff(two_means(level_windows[picked, k])))
                for change in changes:
                    at = start + picked[change]
                    total[at:at + level] += 1 / len(changes)
    with np.errstate(invalid="ignore"):
        return np.where(tests > 0, total / tests, np.nan)


def walk(x, y, first, end):
    """EV25."""
    place = np.median(x[first:end]), np.median(y[first:end])
    way = np.hypot(x[first:end] - place[0], y[first:end] - place[1])
    near = np.flatnonzero(way <= 3 * np.median(way)) + first
    return (first if first == 0 else near[0]), (end if end == len(x) else near[-1] + 1)


def i2mc(t, x, y, valid, interval, width, options):
    count = lambda duration: int(np.floor((duration + SLACK) / interval))
    x, y, ok = fill(
        t, x, y, valid, count(options["maxFillMs"]), options["maxFillShare"] * np.sqrt(2) * width
    )
    size = max(count(options["windowMs"]), 2)
    weights = clustering_weights(
        x,
        y,
        ok,
        size,
        max(count(options["stepMs"]), 1),
        options["downsamples"],
        size >= 25 and count(1000) >= 100,
    )
    tested = weights[~np.isnan(weights)]
    if len(tested) == 0:
        return []
    spread = np.std(tested, ddof=1) if len(tested) > 1 else 0
    cutoff = np.inf if spread == 0 else tested.mean() + options["cutoffSd"] * spread
    ranges = [walk(x, y, a, b) for a, b in runs(np.nan_to_num(weights, nan=np.inf) < cutoff)]
    onset, offset = borders(t, interval)
    for k in range(len(ranges) - 1, 0, -1):
        (a, b), (c, d) = ranges[k - 1], ranges[k]
        one, other = np.flatnonzero(ok[a:b]) + a, np.flatnonzero(ok[c:d]) + c
        way = np.hypot(
            np.median(x[other]) - np.median(x[one]), np.median(y[other]) - np.median(y[one])
        )
        if onset[c] - offset[b - 1] <= options["mergeMs"] + SLACK and way <= options["mergePx"]:
            ranges[k - 1:k + 1] = [(a, d)]
    found = []
    for a, b in ranges:
        seen = np.flatnonzero(valid[a:b]) + a
        if len(seen) == 0:
            continue
        a, b = int(seen[0]), int(seen[-1]) + 1
        if offset[b - 1] - onset[a] >= options["minDurationMs"] - SLACK:
            found.append((a, b))
    return found
