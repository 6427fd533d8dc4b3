/** How files of pictures, films and sound begin: JPEG, PNG, GIF, RIFF (WebP, AVI, WAV), WebM, Ogg. */
const BEGINNINGS = ['ffd8ff', '89504e47', '47494638', '52494646', '1a45dfa3', '4f676753'];
/** ISO media: MP4, MOV, AVIF, HEIC. */
const ISO_MEDIA = 'ftyp';
/** Longer than any id, hash or token: the shortest picture is longer still. */
const ENCODED = /data:(?:image|video|audio)|[A-Za-z0-9+/_-]{400,}/;

/** Whether what a phone sends is a picture, a film or sound, as a file or written as text. */
export function isPicture(body: Buffer, contentType = ''): boolean {
  if (/^(?:image|video|audio|multipart)\//.test(contentType)) return true;
  const beginning = body.toString('hex', 0, 4);
  if (BEGINNINGS.some((each) => beginning.startsWith(each))) return true;
  if (body.toString('latin1', 4, 8) === ISO_MEDIA) return true;
  return ENCODED.test(body.toString('latin1'));
}
