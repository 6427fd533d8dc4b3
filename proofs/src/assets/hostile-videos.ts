import type { HonestFiles } from './honest-files.ts';
import { PAGE, type SentFile, toFile } from './hostile-file.ts';
import { toBox } from './hostile-pictures.ts';

const PLAYLIST = (address: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${address}\n#EXT-X-ENDLIST\n`;

/** Files that make a player read other files, run for ever, or fill the memory. */
export function listHostileVideos(honest: HonestFiles, random: () => number): SentFile[] {
  const { 'a.mp4': mp4, 'a.webm': webm } = honest;
  const text = (name: string, body: string) => [
    toFile(`${name}.mp4`, 'video/mp4', body),
    toFile(`${name}.webm`, 'video/webm', body),
  ];
  const cuts = [0.05, 0.5, 0.9].flatMap((share) => [
    toFile(`cut-${share}.mp4`, 'video/mp4', mp4.subarray(0, mp4.length * share)),
    toFile(`cut-${share}.webm`, 'video/webm', webm.subarray(0, webm.length * share)),
  ]);
  const still = (['a.jpg', 'a.png', 'a.gif', 'a.avi', 'a.mp3'] as const).map((name) =>
    toFile(`${name}.mp4`, 'video/mp4', honest[name]),
  );
  const noise = Buffer.from(Array.from({ length: 5_000 }, () => random() * 256));
  return [
    ...cuts,
    ...still,
    ...text('playlist', PLAYLIST('file:///etc/passwd')),
    ...text('playlist-http', PLAYLIST('http://169.254.169.254/latest/meta-data/')),
    ...text('concat', "ffconcat version 1.0\nfile '/etc/passwd'\n"),
    ...text('subfile', PLAYLIST('subfile,,start,0,end,99,,:/etc/passwd')),
    ...text('dash', '<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>'),
    ...text('sdp', 'v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n'),
    ...text('page', PAGE),
    toFile('behind.mp4', 'video/mp4', Buffer.concat([mp4, Buffer.from(PAGE)])),
    toFile('box.mp4', 'video/mp4', Buffer.concat([mp4, toBox('free', PAGE)])),
    toFile('behind.webm', 'video/webm', Buffer.concat([webm, Buffer.from('PK\x05\x06')])),
    toFile('long.mp4', 'video/mp4', honest['long.mp4']),
    toFile('claims-short.mp4', 'video/mp4', withDuration(honest['long.mp4'], 3_000)),
    toFile('claims-days.mp4', 'video/mp4', withDuration(mp4, 0x7fffffff)),
    toFile('40000.mp4', 'video/mp4', withSize(mp4, 40_000)),
    toFile('0.mp4', 'video/mp4', withSize(mp4, 0)),
    toFile('no-frames.mp4', 'video/mp4', withSamples(mp4, 0)),
    toFile('endless.mp4', 'video/mp4', withSamples(mp4, 0xfffffff0)),
    toFile('head-only.mp4', 'video/mp4', toBox('ftyp', 'isom\0\0\x02\0isomiso2')),
    toFile(
      'no-moov.mp4',
      'video/mp4',
      Buffer.concat([toBox('ftyp', 'isom\0\0\0\0'), toBox('mdat', noise)]),
    ),
    toFile(
      'noise-moov.mp4',
      'video/mp4',
      Buffer.concat([toBox('ftyp', 'isom\0\0\0\0'), toBox('moov', noise), toBox('mdat', noise)]),
    ),
    toFile('noise.webm', 'video/webm', Buffer.concat([webm.subarray(0, 40), noise])),
    toFile('noise.mp4', 'video/mp4', noise),
  ];
}

/** In every header that says how long it is. */
function withDuration(mp4: Buffer, duration: number): Buffer {
  const copy = Buffer.from(mp4);
  for (const [type, offset] of [
    ['mvhd', 20],
    ['tkhd', 24],
    ['mdhd', 20],
  ] as const) {
    const at = copy.indexOf(type);
    if (at > 0) copy.writeUInt32BE(duration, at + offset);
  }
  return copy;
}

/** In the sample entry and in the track header. */
function withSize(mp4: Buffer, px: number): Buffer {
  const copy = Buffer.from(mp4);
  const entry = copy.indexOf('avc1', copy.indexOf('stsd'));
  copy.writeUInt16BE(px, entry + 28);
  copy.writeUInt16BE(px, entry + 30);
  // Without its own header the decoder believes the container.
  copy.write('xvcC', copy.indexOf('avcC'), 'latin1');
  return copy;
}

function withSamples(mp4: Buffer, count: number): Buffer {
  const copy = Buffer.from(mp4);
  for (const type of ['stts', 'stsz']) {
    const at = copy.indexOf(type);
    copy.writeUInt32BE(count, at + 12);
  }
  return copy;
}
