"""Reads cases as JSON lines on stdin, prints the reference's results as JSON lines."""

import json
import sys
from fractions import Fraction

import numpy as np
from scipy.ndimage import convolve1d, maximum_filter
from scipy.sparse.csgraph import connected_components

EPSILON = 2.2204e-16


def kaplan_meier(times, looked):
    """Kaplan and Meier (1958), equation 2b, in exact fractions."""
    times, looked = np.array(times), np.array(looked, dtype=bool)
    share, curve, median = Fraction(1), [], None
    for t in np.unique(times[looked]):
        at_risk = int(np.sum(times >= t))
        events = int(np.sum(looked & (times == t)))
        share *= 1 - Fraction(events, at_risk)
        curve += [float(t), float(share)]
        if median is None and share <= Fraction(1, 2):
            median = float(t)
    never = float(np.mean(~looked)) if len(times) else None
    return curve + [median, never]


def entropy(counts):
    """Krejtz et al. (2015): the stationary vector is the left eigenvector of eigenvalue 1."""
    counts = np.array(counts, dtype=float)
    n = len(counts)
    rows = counts.sum(axis=1)
    used = np.flatnonzero((rows > 0) | (counts.sum(axis=0) > 0))
    if len(used) == 0 or np.any(rows[used] == 0):
        return [None] * 4
    p = np.divide(counts, rows[:, None], out=np.zeros_like(counts), where=rows[:, None] > 0)
    part = p[np.ix_(used, used)]
    count, labels = connected_components(part > 0, directed=True, connection="strong")
    closed = [c for c in range(count) if not np.any(part[labels == c][:, labels != c] > 0)]
    if len(closed) != 1:
        return [None] * 4
    values, vectors = np.linalg.eig(part.T)
    vector = np.real(vectors[:, np.argmin(np.abs(values - 1))])
    pi = np.zeros(n)
    pi[used] = vector / vector.sum()
    logs = np.log2(np.where(p > 0, p, 1))
    transition = -float(np.sum(pi[:, None] * p * logs))
    positive = pi[pi > 1e-14]
    stationary = -float(np.sum(positive * np.log2(positive)))
    most = np.log2(n)
    return [transition, stationary, transition / most, stationary / most]


def k_step(counts, k):
    counts = np.array(counts, dtype=float)
    rows = counts.sum(axis=1)
    if np.any(rows == 0):
        return []
    return np.linalg.matrix_power(counts / rows[:, None], k).ravel().tolist()


def shoelace(points):
    x, y = np.array(points).T
    return 0.5 * abs(float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))))


def contour_area(values, value, side):
    """Square by square: the corners that are high and the crossings, in the order around it."""
    padded = np.pad(np.array(values, dtype=float), 1)
    corners = [(0, 0), (0, 1), (1, 1), (1, 0)]
    total = 0.0
    for row in range(padded.shape[0] - 1):
        for column in range(padded.shape[1] - 1):
            heights = [padded[row + dy, column + dx] for dy, dx in corners]
            high = [height >= value for height in heights]
            if not any(high):
                continue
            around, crossings = [], {}
            for i in range(4):
                j = (i + 1) % 4
                if high[i]:
                    around.append(corners[i])
                if high[i] != high[j]:
                    share = (value - heights[i]) / (heights[j] - heights[i])
                    (y0, x0), (y1, x1) = corners[i], corners[j]
                    crossings[i] = (y0 + share * (y1 - y0), x0 + share * (x1 - x0))
                    around.append(crossings[i])
            is_saddle = len(crossings) == 4
            if is_saddle and np.mean(heights) < value:
                for i in (i for i in range(4) if high[i]):
                    total += shoelace([crossings[(i - 1) % 4], corners[i], crossings[i]])
            else:
                total += shoelace(around)
    return total * side * side


def compare(a, b, cells):
    a, b = np.array(a, dtype=float).ravel(), np.array(b, dtype=float).ravel()
    nss = float(np.mean(((a - a.mean()) / a.std())[cells]))
    cc = float(np.corrcoef(a, b)[0, 1])
    da, db = a / a.sum(), b / b.sum()
    sim = float(np.minimum(da, db).sum())
    kl = float(np.sum(db * np.log(EPSILON + db / (da + EPSILON))))
    return [nss, cc, sim, kl]


def peaks(crowd, side):
    """MA27 to MA29, with the whole taps of MA2."""
    grid, sigma = crowd["grid"], crowd["sigmaPx"]
    x, y = np.array(crowd["x"]), np.array(crowd["y"])
    on = (x >= 0) & (y >= 0) & (x < grid["widthPx"]) & (y < grid["heightPx"])
    counts = np.zeros((grid["rows"], grid["columns"]))
    np.add.at(counts, ((y[on] // side).astype(int), (x[on] // side).astype(int)), 1)
    distances = np.arange(max(counts.shape) + 1)
    taps = np.rint(256 * np.exp(-((distances * side / sigma) ** 2) / 2))
    kernel = np.concatenate([taps[:0:-1], taps])
    blurred = convolve1d(convolve1d(counts, kernel, axis=0, mode="constant"), kernel, mode="constant")
    top = blurred.max()
    rows, columns = np.nonzero((blurred == maximum_filter(blurred, 3)) & (blurred > top / 2))
    order = np.lexsort((columns, rows, -blurred[rows, columns]))
    found = []
    for row, column in zip(rows[order], columns[order]):
        if all(np.hypot(row - r, column - c) * side >= 2 * sigma for r, c in found):
            found.append((row, column))
    return [
        float(number)
        for row, column in found
        for number in ((column + 0.5) * side, (row + 0.5) * side, blurred[row, column] / top)
    ]


def run(case):
    return {
        "kaplan-meier": kaplan_meier(case["times"], case["looked"]),
        "entropy": entropy(case["counts"]),
        "k-step": k_step(case["counts"], case["k"]),
        "contour area": [
            contour_area(case[name], value, case["cellPx"])
            for name, values in case["contours"].items()
            for value in values
        ],
        "NSS, CC, SIM, KL": compare(case["a"], case["b"], case["cells"]),
        "peaks": peaks(case["crowd"], case["cellPx"]),
    }


for line in sys.stdin:
    print(json.dumps(run(json.loads(line))))
