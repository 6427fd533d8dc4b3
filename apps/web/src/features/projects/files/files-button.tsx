import { Button, type ButtonProps } from '@fovea/ui';
import { useRef } from 'react';
import { ACCEPTED } from './media-files.ts';

export interface FilesButtonProps extends Omit<ButtonProps, 'onClick'> {
  onFiles: (files: readonly File[]) => void;
  accepts?: keyof typeof ACCEPTED;
  multiple?: boolean;
}

/** Opens the browser's own dialog for pictures and videos. */
export function FilesButton({
  onFiles,
  accepts = 'any',
  multiple = true,
  ...button
}: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={ACCEPTED[accepts]}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
