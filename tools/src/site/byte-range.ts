interface Part {
  readonly status: 200 | 206 | 416;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** The bytes that were asked for: browsers wind a film only where a server gives parts of it. */
export function takeRange(body: Buffer, range: string | undefined): Part {
  const whole = { status: 200, body, headers: { 'accept-ranges': 'bytes' } } as const;
  const [, first = '', last = ''] = ONE_RANGE.exec(range ?? '') ?? [];
  if (first === '' && last === '') return whole;
  const { length } = body;
  const from = first === '' ? Math.max(length - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (from > to) {
    const headers = { 'content-range': `bytes */${length}` };
    return { status: 416, body: Buffer.alloc(0), headers };
  }
  return {
    status: 206,
    body: body.subarray(from, to + 1),
    headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${to}/${length}` },
  };
}
