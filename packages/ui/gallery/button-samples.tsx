import { Button, ButtonLink, GazePathGlyph, GazePointGlyph, IconButton, Shortcut } from '@fovea/ui';
import { ArrowRight, Ellipsis, Link as LinkIcon, Play, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Texts } from './texts.ts';

const SIZES = ['dense', 'default', 'public', 'touch'] as const;

export function ButtonSamples({ texts }: { texts: Texts }) {
  return (
    <>
      <Row>
        <Button variant="primary">{texts.activate}</Button>
        <Button>{texts.cancel}</Button>
        <Button variant="quiet">{texts.later}</Button>
        <Button variant="danger">{texts.remove}</Button>
        <Button variant="danger-fill">{texts.remove}</Button>
        <Button variant="ink" iconRight={<ArrowRight />}>
          {texts.analyse}
        </Button>
      </Row>
      {SIZES.map((size) => (
        <Row key={size}>
          <Button variant="primary" size={size} iconLeft={<LinkIcon />}>
            {texts.copyLink}
          </Button>
          <Button size={size}>{texts.cancel}</Button>
          <Button variant="quiet" size={size}>
            {texts.later}
          </Button>
          <IconButton label={texts.more} size={size} variant="secondary">
            <Ellipsis />
          </IconButton>
        </Row>
      ))}
      <Row>
        <Button variant="primary" loading>
          {texts.saveChanges}
        </Button>
        <Button loading>{texts.saveChanges}</Button>
        <Button variant="primary" disabled>
          {texts.activate}
        </Button>
        <Button disabled>{texts.cancel}</Button>
        <Button variant="danger" disabled iconLeft={<Trash2 />}>
          {texts.remove}
        </Button>
      </Row>
      <Row>
        <Button
          variant="primary"
          iconLeft={<Plus />}
          iconRight={<Shortcut keys={['C']} onFill className="-mr-1" />}
        >
          {texts.newProject}
        </Button>
        <ButtonLink href="#content">{texts.settings}</ButtonLink>
        <IconButton label={texts.play} keys={['Space']}>
          <Play />
        </IconButton>
        <IconButton label="1" pressed>
          <GazePointGlyph />
        </IconButton>
        <IconButton label="2" pressed={false}>
          <GazePathGlyph />
        </IconButton>
        <IconButton label={texts.more} disabled>
          <Ellipsis />
        </IconButton>
        <Shortcut keys={['Ctrl', 'K']} />
      </Row>
      <Button variant="primary" size="touch" wide>
        {texts.activate}
      </Button>
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}
