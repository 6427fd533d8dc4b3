import { z } from 'zod';
import { PROBE_LIMITS } from './asset-limits.ts';
import { Refused, runOrRefuse } from './asset-work.ts';

/** Only the file itself is opened, and only as one of two containers. */
export const CLOSED_INPUT = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,matroska,webm',
] as const;
/** 4096 × 2304; a decoder keeps a dozen frames. */
const MAX_PIXELS = 9_437_184;
const MAX_SIDE_PX = 8_192;
const CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'mpeg4'];

const seconds = z.optional(z.coerce.number());
const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.optional(z.string()),
      codec_name: z.optional(z.string()),
      width: z.optional(z.int()),
      height: z.optional(z.int()),
      duration: seconds,
      disposition: z.optional(z.object({ attached_pic: z.optional(z.int()) })),
      side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
    }),
  ),
  format: z.object({ duration: seconds }),
});

export interface VideoFacts {
  /** As it is shown: turned upright. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** As the file says, if it says so. */
  readonly durationMs: number | undefined;
}

export async function probeVideo(file: string, dir: string): Promise<VideoFacts> {
  const args = ['-v', 'error', ...CLOSED_INPUT, '-print_format', 'json'];
  const task = {
    command: 'ffprobe',
    args: [...args, '-show_format', '-show_streams', '-i', file],
    dir,
    limits: PROBE_LIMITS,
  };
  const answer = probed.safeParse(parseJson(await runOrRefuse(task, 'not_a_video')));
  if (!answer.success) throw new Refused('not_a_video');
  const stream = answer.data.streams.find(
    (own) => own.codec_type === 'video' && own.disposition?.attached_pic !== 1,
  );
  const { width = 0, height = 0 } = stream ?? {};
  if (width < 1 || height < 1 || !CODECS.includes(stream?.codec_name ?? '')) {
    throw new Refused('not_a_video');
  }
  if (Math.max(width, height) > MAX_SIDE_PX) throw new Refused('side_too_long');
  if (width * height > MAX_PIXELS) throw new Refused('too_many_pixels');
  const isTurned = stream?.side_data_list?.some(
    ({ rotation = 0 }) => Math.abs(rotation % 180) === 90,
  );
  const lengthS = Math.max(answer.data.format.duration ?? 0, stream?.duration ?? 0);
  return {
    widthPx: isTurned === true ? height : width,
    heightPx: isTurned === true ? width : height,
    durationMs: lengthS > 0 ? Math.round(lengthS * 1_000) : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
