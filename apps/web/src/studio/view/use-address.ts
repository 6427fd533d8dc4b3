import { useSearchParams } from 'react-router';

/** Puts words into the address, or takes them out; nothing stands for what a screen does by itself. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const keep = (words: Readonly<Record<string, string | undefined>>) =>
    setAddress(
      (old) => {
        for (const [name, word] of Object.entries(words)) {
          if (word === undefined) old.delete(name);
          else old.set(name, word);
        }
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  return { address, keep };
}
