// One chunk: areas from peaks, files, other pages and projects.
export { ExchangeDialog } from './exchange-dialog.tsx';
export { Suggestions } from './suggestions.tsx';
