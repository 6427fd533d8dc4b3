import { useState } from 'react';

/**
 * The text of a field while somebody types in it. What the server keeps is trimmed, and would take
 * a space away under the person's fingers.
 */
export function useDraft(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? value,
    onChange: (text: string) => {
      setTyped(text);
      onChange(text);
    },
    onBlur: () => setTyped(undefined),
  };
}
