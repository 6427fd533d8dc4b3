"""I-DT and I-VT with merging and discarding, from SPEC.md EV1 to EV8."""

import numpy as np

from preparation import SLACK, borders, valid_runs


def idt(t, x, y, valid, interval, limit, min_duration, max_gap):
    """Salvucci and Goldberg 2000, every window measured anew."""
    onset, offset = borders(t, interval)
    found = []
    for first, last in valid_runs(t, valid, interval + max_gap):
        start = first
        while start < last:
            long_enough = offset[start:last] - onset[start] >= min_duration - SLACK
            if not long_enough.any():
                break
            end = start + int(np.argmax(long_enough)) + 1
            if np.ptp(x[start:end]) + np.ptp(y[start:end]) > limit:
                start += 1
                continue
            while end < last and np.ptp(x[start:end + 1]) + np.ptp(y[start:end + 1]) <= limit:
                end += 1
            found.append((start, end))
            start = end
    return found


def velocities(t, x, y, valid, window, max_step):
    """EV3 and EV4: units a second; NaN where there is none."""
    speed = np.full(len(t), np.nan)
    for first, end in valid_runs(t, valid, max_step):
        if end - first < 2:
            continue
        part = t[first:end]
        low = np.searchsorted(part, part - window / 2 - SLACK, side="left")
        high = np.searchsorted(part, part + window / 2 + SLACK, side="right") - 1
        own = np.arange(end - first)
        alone = low == high
        low = np.where(alone & (own > 0), own - 1, low)
        high = np.where(alone & (own == 0), 1, high)
        way = np.hypot(
            x[first:end][high] - x[first:end][low], y[first:end][high] - y[first:end][low]
        )
        speed[first:end] = way / (part[high] - part[low]) * 1000
    return speed


def ivt(t, x, y, valid, interval, window, threshold, max_gap):
    """Olsen 2012: runs of slow samples."""
    speed = velocities(t, x, y, valid, window, interval + max_gap)
    slow = np.nan_to_num(speed, nan=np.inf) < threshold
    return valid_runs(t, slow, interval + max_gap)


def places(ranges, x, y):
    return [(float(np.mean(x[a:b])), float(np.mean(y[a:b])), b - a) for a, b in ranges]


def to_fixations(ranges, t, x, y, interval):
    """Rows of onset, offset, x, y, samples, from, to."""
    onset, offset = borders(t, interval)
    return [
        [onset[a], offset[b - 1], px, py, n, a, b]
        for (a, b), (px, py, n) in zip(ranges, places(ranges, x, y))
    ]


def merge(fixations, max_gap, max_distance):
    merged = []
    for row in fixations:
        if merged:
            last = merged[-1]
            apart = np.hypot(row[2] - last[2], row[3] - last[3])
            if row[0] - last[1] <= max_gap + SLACK and apart <= max_distance:
                total = last[4] + row[4]
                px = (last[2] * last[4] + row[2] * row[4]) / total
                py = (last[3] * last[4] + row[3] * row[4]) / total
                merged[-1] = [last[0], row[1], px, py, total, last[5], row[6]]
                continue
        merged.append(row)
    return merged


def discard(fixations, min_duration):
    return [row for row in fixations if row[1] - row[0] >= min_duration - SLACK]


def leave_saccade_time(fixations, ppd, base, per_degree):
    """EV30: the time a saccade takes is nobody's fixation."""
    rows = [list(row) for row in fixations]
    for k, (before, after) in enumerate(zip(fixations, fixations[1:])):
        way = np.hypot(after[2] - before[2], after[3] - before[3]) / ppd
        missing = base + per_degree * way - (after[0] - before[1])
        if missing > 0:
            rows[k][1] -= min(missing / 2, (before[1] - before[0]) / 4)
            rows[k + 1][0] += min(missing / 2, (after[1] - after[0]) / 4)
    return rows


def place_at_seen(fixations, t, x, y, valid):
    """EV31: the mean of what was seen between the borders."""
    for row in fixations:
        own = valid & (t >= row[0] - SLACK) & (t < row[1] - SLACK)
        if own.any():
            row[2], row[3] = float(np.mean(x[own])), float(np.mean(y[own]))
    return fixations


def realeye(t, x, y, valid, interval, width, height, options):
    """EV12 after smoothing."""
    max_step = interval + options["maxGapMs"]
    speed = velocities(t, 100 * x / width, 100 * y / height, valid, 0, max_step)
    slow = np.nan_to_num(speed, nan=np.inf) < options["thresholdPercentPerS"]
    onset, offset = borders(t, interval)
    found = []
    for first, end in valid_runs(t, slow, max_step):
        while first < end:
            fits = offset[first:end] - onset[first] <= options["maxDurationMs"] + SLACK
            stop = first + max(int(fits.sum()), 1)
            if stop - first >= options["minSamples"]:
                found.append((first, stop))
            first = stop
    return found
