import type { Project } from '@fovea/contract';
import { toCodeText } from '@fovea/contract/project-code';
import { QrPicture, toQrCode } from '@fovea/ui/qr';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { hasFeature } from '#shared/features/features.ts';
import { Steps } from './steps.tsx';
import { useTexts } from './texts.ts';

/** On paper the sheet is alone, and on the screen it is not there. */
const RULES = `
@media screen { [data-sheet] { display: none } }
@media print {
  @page { margin: 14mm }
  html, body { background: #fff !important }
  body > :not([data-sheet]) { display: none !important }
}`;

interface PrintSheetProps {
  project: Project;
  link: string;
  /** The dialog of the browser is closed, whether or not anything was printed. */
  onPrinted: () => void;
}

/** One sheet for a room: the QR code, how else to get there, and the four steps. */
export function PrintSheet({ project, link, onPrinted }: PrintSheetProps) {
  const t = useTexts();
  const qr = useMemo(() => toQrCode(link), [link]);
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const { name, code, device, password } = project;
  return createPortal(
    <div data-sheet data-theme="light" className="bg-surface text-text">
      <style>{RULES}</style>
      <h1 className="type-h2">{name}</h1>
      <p className="type-body mt-1 text-text-2">{t('scan', { device: t(device) })}</p>
      <div className="flex gap-5 py-6">
        <QrPicture code={qr} label={t('qrLabel')} className="w-42.5 flex-none p-2.5" />
        <dl className="flex min-w-0 flex-col gap-3">
          <Fact term={t('link')}>
            <span className="type-body break-all">{link}</span>
          </Fact>
          {hasFeature('projectId') && code !== null && (
            <Fact term={t('projectId')}>
              <span className="type-id font-bold text-[2.5rem] leading-13">{toCodeText(code)}</span>
            </Fact>
          )}
          {/* The password is left to be written by hand, because anybody may read a sheet on a
              wall. */}
          {password !== null && <Fact term={t('password')}>{'_'.repeat(16)}</Fact>}
        </dl>
      </div>
      <Steps project={project} isSheet />
    </div>,
    document.body,
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="type-micro font-semibold text-text-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
