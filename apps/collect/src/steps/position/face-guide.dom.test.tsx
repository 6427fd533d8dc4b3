import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FaceRing } from './face-guide.tsx';

const PICTURE = { pictureWidth: 640, pictureHeight: 480 };
const PLACE = { left: 200, top: 100, width: 200, height: 260, ...PICTURE };

it('the ring lies around the face in the mirror, and closes when all is good', () => {
  const draw = (isGood: boolean) => {
    const { container } = render(<FaceRing place={PLACE} isGood={isGood} />);
    return [...container.querySelectorAll('ellipse')];
  };
  for (const ring of draw(false)) {
    expect(ring.ownerSVGElement).toHaveAttribute('viewBox', '0 0 640 480');
    const read = (name: string) => Number(ring.getAttribute(name));
    const [y, tall] = [read('cy'), read('ry')];
    expect(read('cx')).toBe(300);
    expect(y - tall).toBeLessThan(PLACE.top);
    expect(y + tall).toBeGreaterThan(PLACE.top + PLACE.height);
    expect(ring).toHaveAttribute('stroke-dasharray');
  }
  const closed = draw(true);
  expect(closed).toHaveLength(2);
  for (const ring of closed) expect(ring).not.toHaveAttribute('stroke-dasharray');
});
