const MB = 1024 * 1024;

/** "640 KB", "2.4 MB", "180 MB". */
export function toSizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  const megabytes = bytes / MB;
  return `${megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`;
}
