import type { Page } from '@fovea/contract';

/** Name of a page: its own, its question or its first file. */
export function findPageName({ name, question, assets }: Page): string | undefined {
  if (name !== null) return name;
  if (question) return question.text.trim() || undefined;
  const first = assets.find((asset) => asset !== null);
  return first ? toPageName(first.fileName) : undefined;
}

/** A file's name without its ending. */
export function toPageName(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{2,5}$/i, '') || fileName;
}
