/** Hands a text to the browser's downloads. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  downloadUrl(fileName, url);
  URL.revokeObjectURL(url);
}

/** The same for what has an address already. */
export function downloadUrl(fileName: string, url: string): void {
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
}
