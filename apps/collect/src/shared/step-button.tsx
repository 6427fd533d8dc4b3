import { Button, type ButtonProps, toClassNames } from '@fovea/ui';

/** A button for the thumb, as wide as the screen. */
export function StepButton({ className, ...props }: ButtonProps) {
  return (
    <Button
      {...props}
      size="touch"
      wide
      className={toClassNames('min-h-13 rounded-bar font-semibold text-[1rem]', className)}
    />
  );
}
