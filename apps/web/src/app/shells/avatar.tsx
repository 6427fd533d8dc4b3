import { toInitials } from './initials.ts';

export function Avatar({ email, large = false }: { email: string; large?: boolean }) {
  return (
    <span
      aria-hidden="true"
      // Drawn, not written: letters would be a name of the button around them.
      data-initials={toInitials(email)}
      className={`grid before:content-[attr(data-initials)] flex-none place-items-center rounded-full bg-accent font-semibold text-on-accent ${large ? 'type-body size-9' : 'type-small size-7.5'}`}
    />
  );
}
