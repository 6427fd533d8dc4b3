"""BCEA and coefficient K, from SPEC.md QM6, EV18 and AT1 to AT3."""

import numpy as np


def bcea(x, y, share=0.6827):
    if len(x) < 3:
        return None
    rho = np.corrcoef(x, y)[0, 1]
    k = -2 * np.log(1 - share)
    return k * np.pi * np.std(x, ddof=1) * np.std(y, ddof=1) * np.sqrt(1 - rho**2)


def coefficient_k(pages, px_per_degree, max_gap=150):
    """K of every fixation, page after page; None where no saccade follows."""
    rows = []
    for page in pages:
        onset, offset, x, y = (np.array(page[name]) for name in ("onsetMs", "offsetMs", "x", "y"))
        amplitude = np.hypot(np.diff(x), np.diff(y)) / px_per_degree
        follows = onset[1:] - offset[:-1] <= max_gap + 1e-6
        for i, duration in enumerate(offset - onset):
            has = i + 1 < len(onset) and follows[i]
            rows.append((duration, amplitude[i] if has else np.nan))
    table = np.array(rows)
    kept = ~np.isnan(table[:, 1])
    z = (table - table[kept].mean(axis=0)) / table[kept].std(axis=0, ddof=1)
    return [float(a - b) if has else None for (a, b), has in zip(z, kept)]
