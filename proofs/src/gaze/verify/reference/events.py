"""Reads cases as JSON lines on stdin, prints the reference's results as JSON lines."""

import json
import sys

import numpy as np

import measures
import preparation as prepare
import thresholds


def phone(t, x, y, valid, ppd, std):
    rate = prepare.sample_rate(t)
    grid = 60 if rate >= 45 else 30
    interval = 1000 / grid
    seen = t, x, y, valid
    t, x, y, valid = prepare.resample(t, x, y, valid, grid)
    x, y, valid = prepare.fill_gaps(t, x, y, valid, 100, interval)
    x, y = prepare.moving_median(t, x, y, valid, 200, interval)
    found = thresholds.idt(t, x, y, valid, interval, max(1.5, 2 * std) * ppd, 100, 0)
    rows = thresholds.to_fixations(found, t, x, y, interval)
    rows = thresholds.discard(thresholds.merge(rows, 75, ppd), 100)
    return thresholds.place_at_seen(thresholds.leave_saccade_time(rows, ppd, 21, 2.2), *seen)


def tobii(t, x, y, valid, ppd):
    interval = 1000 / prepare.sample_rate(t)
    x, y, valid = prepare.fill_gaps(t, x, y, valid, 75, interval)
    found = thresholds.ivt(t, x, y, valid, interval, 20, 30 * ppd, 75)
    rows = thresholds.to_fixations(found, t, x, y, interval)
    return thresholds.discard(thresholds.merge(rows, 75, 0.5 * ppd), 60)


def realeye(t, x, y, valid, width, height):
    interval = 1000 / prepare.sample_rate(t)
    x, y = prepare.moving_median(t, x, y, valid, 200, interval + 50)
    options = dict(maxGapMs=50, thresholdPercentPerS=150, maxDurationMs=400, minSamples=2)
    found = thresholds.realeye(t, x, y, valid, interval, width, height, options)
    return thresholds.discard(thresholds.to_fixations(found, t, x, y, interval), 80)


def run(case):
    t, x, y = (np.array(case[name], dtype=float) for name in ("tMs", "x", "y"))
    valid = np.array(case["valid"], dtype=bool)
    ppd, interval = case["pxPerDegree"], case["intervalMs"]
    d, v = case["idt"], case["ivt"]
    too_slow = prepare.sample_rate(t) < 20 - 1e-3
    times = lambda rows: [] if too_slow else [row[:4] for row in rows]
    return {
        "idt": thresholds.idt(
            t, x, y, valid, interval, d["dispersionDeg"] * ppd, d["minDurationMs"], d["maxGapMs"]
        ),
        "ivt": thresholds.ivt(
            t, x, y, valid, interval, v["windowMs"], v["thresholdDegPerS"] * ppd, v["maxGapMs"]
        ),
        "phone": times(phone(t, x, y, valid, ppd, case["precisionStdDeg"])),
        "tobii-ivt": times(tobii(t, x, y, valid, ppd)),
        "realeye-like": times(realeye(t, x, y, valid, case["widthPx"], case["heightPx"])),
        "bcea": measures.bcea(x[valid], y[valid]),
        "k": measures.coefficient_k(case["pages"], ppd),
    }


def to_plain(value):
    return value.item() if isinstance(value, np.generic) else value


for line in sys.stdin:
    print(json.dumps(run(json.loads(line)), default=to_plain), flush=True)
