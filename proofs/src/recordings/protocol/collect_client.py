"""Sends recordings to Fovea. Written from docs/collection-protocol.md alone, with the standard library.

Reads one JSON object a line from standard input: {"api", "slug", "person", "device", "cameraHz",
"source", "pages": [{"index", "widthPx", "heightPx", "samples": [[tMs, xPx, yPx, scrollPx, confidence,
flags, distanceMm, yawDeg]]}], "results"}. Writes {"recordingId", "participant", "batches", "repeats"}.
"""

import hashlib
import json
import math
import random
import struct
import sys
import time
import urllib.error
import urllib.request
import uuid
import zlib

MAX_SAMPLES = 1024
FIRST_DELAY_S = 0.5
MAX_DELAY_S = 15
PATIENCE_S = 120


class Refused(Exception):
    def __init__(self, status, body, retry_after_s):
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body.get("code") if is_own(body) else None
        self.details = body.get("details") if is_own(body) else None
        self.retry_after_s = retry_after_s


def is_own(body):
    return isinstance(body, dict) and all(
        name in body for name in ("statusCode", "code", "message", "requestId")
    )


def to_unit(value, least, most):
    """The nearest unit, halves upwards, held at the ends of its type."""
    return min(max(math.floor(value + 0.5), least), most)


def to_dt(elapsed_ms):
    return to_unit(elapsed_ms / 0.5, 0, 0xFFFF)


def cut(samples, batch_ms):
    """A new batch begins when the next sample is that much after the first one."""
    batch = []
    for sample in samples:
        is_full = batch and (
            to_dt(sample[0] - batch[0][0]) >= to_dt(batch_ms) or len(batch) == MAX_SAMPLES
        )
        if is_full:
            yield batch
            batch = []
        batch.append(sample)
    if batch:
        yield batch


def encode(seq, page, samples):
    t0 = samples[0][0]
    scroll_y = to_unit(samples[0][3], -0x80000000, 0x7FFFFFFF)
    body = b"".join(
        struct.pack(
            "<HhhhBBHBB",
            to_dt(t_ms - t0),
            to_unit(x_px / 0.25, -0x8000, 0x7FFF),
            to_unit(y_px / 0.25, -0x8000, 0x7FFF),
            to_unit(scroll_px, -0x80000000, 0x7FFFFFFF) - scroll_y,
            to_unit(confidence * 255, 0, 0xFF),
            flags,
            to_unit(distance_mm / 0.1, 0, 0xFFFF),
            0,
            to_unit((yaw_deg + 32) * 4, 0, 0xFF),
        )
        for t_ms, x_px, y_px, scroll_px, confidence, flags, distance_mm, yaw_deg in samples
    )
    head = struct.pack(
        "<3sBHHdIiHHI",
        b"EG1",
        1,
        len(samples),
        page["index"],
        t0,
        seq,
        scroll_y,
        page["widthPx"],
        page["heightPx"],
        zlib.crc32(body),
    )
    return head + body


class Api:
    def __init__(self, base):
        self.base = base + "/api/v1"
        self.repeats = 0

    def send_once(self, method, path, body, headers):
        request = urllib.request.Request(self.base + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=40) as reply:
                return json.loads(reply.read())
        except urllib.error.HTTPError as error:
            text = error.read()
            try:
                answer = json.loads(text)
            except ValueError:
                answer = {}
            after = error.headers.get("retry-after", "")
            raise Refused(error.code, answer, float(after) if after.isdigit() else 0) from None

    def send(self, method, path, body=None, headers=None):
        """The same request until it is answered, or refused for good."""
        ends_at = time.monotonic() + PATIENCE_S
        delay_s = FIRST_DELAY_S
        while True:
            wait_s = random.uniform(0, delay_s)
            try:
                return self.send_once(method, path, body, headers or {})
            except Refused as refused:
                if refused.code is not None and refused.status < 500 and refused.status not in (408, 429):
                    raise
                wait_s = max(wait_s, refused.retry_after_s)
                failure = refused
            except (OSError, ValueError) as error:
                failure = error
            if time.monotonic() + wait_s > ends_at:
                raise failure
            self.repeats += 1
            time.sleep(wait_s)
            delay_s = min(MAX_DELAY_S, delay_s * 2)

    def post(self, path, body, headers=None):
        head = {"content-type": "application/json", **(headers or {})}
        return self.send("POST", path, json.dumps(body).encode(), head)


def record(run):
    api = Api(run["api"])
    head = api.send("GET", f"/collect/projects/{run['slug']}")
    if not head["open"]:
        raise SystemExit("the project takes nobody")
    joined = api.post(
        f"/collect/projects/{run['slug']}/recordings",
        {
            "joinKey": str(uuid.uuid4()),
            "consent": {
                "version": head["consent"]["version"],
                "language": "en",
                "purposes": head["consent"]["purposes"],
            },
            **run["person"],
            "device": run["device"],
            "cameraHz": run["cameraHz"],
            "source": run["source"],
        },
    )
    token = {"authorization": f"Bearer {joined['token']}"}
    place = f"/collect/recordings/{joined['recordingId']}"
    batch_ms = joined["batchMs"]
    batches = []

    def put(seq):
        headers = {
            **token,
            "content-type": "application/octet-stream",
            "x-batch-sha256": hashlib.sha256(batches[seq]).hexdigest(),
        }
        try:
            return api.send("PUT", f"{place}/batches/{seq}", batches[seq], headers)["batchMs"]
        except Refused as refused:
            if refused.code == "batch_conflict":
                return batch_ms
            raise

    for page in run["pages"]:
        for samples in cut(page["samples"], batch_ms):
            batches.append(encode(len(batches), page, samples))
            put(len(batches) - 1)
    root = hashlib.sha256(b"".join(hashlib.sha256(batch).digest() for batch in batches))
    body = {"count": len(batches), "rootHash": root.hexdigest(), **run["results"]}
    while True:
        try:
            answer = api.post(f"{place}/complete", body, token)
            break
        except Refused as refused:
            if refused.code != "batches_missing":
                raise
            for seq in refused.details["missing"]:
                put(seq)
    if answer != {"state": "complete"}:
        raise SystemExit(f"not the answer of the server: {answer}")
    return {
        "recordingId": joined["recordingId"],
        "participant": joined["participant"],
        "batches": len(batches),
        "repeats": api.repeats,
    }


for line in sys.stdin:
    print(json.dumps(record(json.loads(line))), flush=True)
