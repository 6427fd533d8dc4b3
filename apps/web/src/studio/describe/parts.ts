export { DescribeDialog } from './describe-dialog.tsx';
export { makeDescription } from './make-description.ts';
