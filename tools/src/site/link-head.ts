const LINK = /^\/p\/([a-z2-7]+)$/;
/** As `infra/nginx/collect.conf`: people wait for their first screen. */
const WAIT_MS = 2_000;
/** Pattern that the reverse proxy in production understands: a block, and its replacement. */
const PLACE = /<!--# block name="neutral" -->(.*?)<!--# endblock -->\s*<!--# include [^>]*-->/s;

/**
 * The document of a participant's link with the head that the API makes for it; the document as it
 * is for other paths, and without an answer.
 */
export async function fillLinkHead(
  document: string,
  pathname: string,
  apiUrl: string,
  language: string,
): Promise<string> {
  const slug = LINK.exec(pathname)?.[1];
  if (slug === undefined) return document;
  const head = await fetch(`${apiUrl}/heads/${slug}`, {
    headers: { 'accept-language': language },
    signal: AbortSignal.timeout(WAIT_MS),
  })
    .then((reply) => (reply.ok ? reply.text() : ''))
    .catch(() => '');
  return document.replace(PLACE, (_, neutral: string) => head || neutral);
}
