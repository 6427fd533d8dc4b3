/** yyyy.mm.dd of the person's own time zone. */
export function toDateText(instant: string | Date): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** Nov 12, 2026, 10:41 AM */
export function toDateTimeText(
  instant: string | number | Date,
  browserLanguage = navigator.language,
): string {
  return write(instant, browserLanguage, { dateStyle: 'medium', timeStyle: 'short' });
}

/** 6:33 PM */
export function toTimeText(
  instant: string | number | Date,
  browserLanguage = navigator.language,
): string {
  return write(instant, browserLanguage, { timeStyle: 'short' });
}

/** November 2026 */
export function toMonthText(instant: string, browserLanguage = navigator.language): string {
  return write(instant, browserLanguage, { month: 'long', year: 'numeric' });
}

/** Korean when the browser speaks it, else US English: the browser's language, not the chosen one. */
function write(
  instant: string | number | Date,
  browserLanguage: string,
  format: Intl.DateTimeFormatOptions,
): string {
  const locale = browserLanguage.toLowerCase().startsWith('ko') ? 'ko-KR' : 'en-US';
  return new Intl.DateTimeFormat(locale, format).format(new Date(instant));
}
