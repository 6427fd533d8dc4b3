import { TextField, type TextFieldProps } from '@fovea/ui';

/** An address, as every form of the account asks for it. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      size="touch"
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      required
      {...props}
    />
  );
}
