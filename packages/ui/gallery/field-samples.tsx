import {
  CodeField,
  Link,
  NumberStepper,
  PasswordField,
  Shortcut,
  TextArea,
  TextField,
} from '@fovea/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Texts } from './texts.ts';

const MAX_NOTE = 200;

export function FieldSamples({ texts }: { texts: Texts }) {
  const [code, setCode] = useState('407');
  const [note, setNote] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [target, setTarget] = useState(20);
  const password = { showLabel: texts.show, hideLabel: texts.hide };
  return (
    <>
      <TextField
        label={texts.email}
        size="touch"
        type="email"
        autoComplete="email"
        defaultValue="mina.kim@hanbit.example"
        hint={texts.emailHint}
        required
      />
      <PasswordField
        {...password}
        label={texts.password}
        size="touch"
        autoComplete="current-password"
        defaultValue="correct horse"
        aside={<Link href="#content">{texts.forgot}</Link>}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={texts.email} defaultValue="mina.kim@" error={texts.emailError} />
        <PasswordField
          {...password}
          label={texts.password}
          defaultValue="short"
          error={texts.passwordError}
        />
        <TextField
          label={texts.organization}
          optionalText={texts.optional}
          placeholder={texts.organization}
        />
        <TextField label={texts.name} defaultValue="Yuzu Spark" disabled hint={texts.nameHint} />
      </div>
      <TextField
        label={texts.search}
        labelHidden
        size="default"
        type="search"
        placeholder={texts.search}
        iconLeft={<Search />}
        end={<Shortcut keys={['/']} />}
      />
      <CodeField
        label={texts.code}
        hint={texts.codeHint}
        value={code}
        onChange={setCode}
        onComplete={() => setIsDone(true)}
      />
      {isDone && <p role="status">{texts.done}</p>}
      <CodeField
        label={texts.code}
        value="407512"
        error={texts.codeError}
        onChange={() => undefined}
      />
      <NumberStepper
        label={texts.target}
        value={target}
        onChange={setTarget}
        min={1}
        max={100_000}
        decreaseLabel={texts.fewer}
        increaseLabel={texts.increase}
      />
      <TextArea
        label={texts.note}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        counter={{ used: note.length, max: MAX_NOTE }}
        hint={texts.nameHint}
      />
    </>
  );
}
