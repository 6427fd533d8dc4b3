import { Button } from '@fovea/ui';

interface SubmitButtonProps {
  isSending: boolean;
  children: string;
}

/** Button at the end of a form on its own page, as wide as its fields. */
export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="touch"
      wide
      className="mt-5.5"
      loading={isSending}
    >
      {children}
    </Button>
  );
}
