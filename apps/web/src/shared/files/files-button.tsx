import { Button, type ButtonProps } from '@fovea/ui';
import { useRef } from 'react';
import { ACCEPTED } from './picture-files.ts';

export interface FilesButtonProps extends Omit<ButtonProps, 'onClick'> {
  onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's own dialog for pictures. */
export function FilesButton({ onFiles, ...button }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
