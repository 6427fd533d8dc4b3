/** yyyy.mm.dd of the person's own time zone. */
export function toDateText(instant: string | Date): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** Korean when the browser speaks it, else US English: the browser's language, not the chosen one. */
export function toDateTimeText(instant: string | Date, browserLanguage: string): string {
  const locale = browserLanguage.toLowerCase().startsWith('ko') ? 'ko-KR' : 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

/** yyyy.mm.dd and the time of day, for tables. The browser's language decides, as above. */
export function toMinuteText(instant: string | Date, browserLanguage: string): string {
  const isKorean = browserLanguage.toLowerCase().startsWith('ko');
  const time = new Intl.DateTimeFormat(isKorean ? 'ko-KR' : 'en-US', { timeStyle: 'short' });
  const [day, minute] = [toDateText(instant), time.format(new Date(instant))];
  return isKorean ? `${day} ${minute}` : `${day}, ${minute}`;
}
