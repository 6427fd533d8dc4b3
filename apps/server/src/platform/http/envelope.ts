/** The shape of answers that say in words how it went. */
export function toEnvelope<Data>(data: Data, message = 'OK') {
  return { statusCode: 200, message, data };
}
