import { CALLS } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseDevice, usePreview } from '#features/projects/editor/model/preview-device.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { answer } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { DevicePicker } from './device-picker.tsx';

const t = readTexts(useTexts);
const FIGURES = { resolutionX: null, resolutionY: null, ppi: null, pixelRatio: 3 };
const toDevice = (name: string, screenWidthPx: number, screenHeightPx: number) => ({
  ...FIGURES,
  name,
  kind: 'mobile' as const,
  brand: 'Apple',
  screenWidthPx,
  screenHeightPx,
});

function Picked() {
  const preview = usePreview({ device: 'mobile', orientation: 'portrait' });
  return (
    <>
      <DevicePicker kind="mobile" preview={preview} />
      <output>{`${preview.screen.widthPx} ${preview.screen.heightPx}`}</output>
    </>
  );
}

const findButton = (name: string) =>
  screen.getByRole('button', { name: `${t('deviceName')}: ${name}` });

afterEach(() => chooseDevice('mobile', undefined));
beforeEach(() => {
  queryClient.removeQueries();
  answer(CALLS.listDevices, {
    devices: [toDevice('iPhone 15', 393, 852), toDevice('iPhone 16 Pro Max', 440, 956)],
  });
});

it('is a frame for any phone until one is searched and taken, by the keyboard too', async () => {
  const user = await openPart(<Picked />);
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('390 844');
  await user.click(findButton(t('anyPhone')));
  const search = await screen.findByRole('combobox', { name: t('searchDevice') });
  await expectFocus(() => search);
  const list = within(await screen.findByRole('listbox', { name: t('deviceName') }));
  expect((await list.findAllByRole('option')).length).toBe(3);
  await user.keyboard('pro max{Enter}');
  expect(await screen.findByText('440 956')).toBeVisible();
  expect(findButton('iPhone 16 Pro Max')).toBeVisible();
});

it('The specification says "mapped to resolutionX, resolutionY, ppiX, ppiY": the frame of a device that was never measured has the proportions of its panel', async () => {
  answer(CALLS.listDevices, {
    devices: [{ ...toDevice('Pixel 7', 0, 0), screenWidthPx: null, screenHeightPx: null }],
  });
  const last = { resolution_x: 1_000, resolution_y: 2_000, ppi_x: 400, ppi_y: 400 };
  const settings = answer(CALLS.getDeviceSettings, {
    data: { device: 'Pixel 7', screen_resolution: [{ ...last, resolution_y: 1_000 }, last] },
  });
  const user = await openPart(<Picked />);
  await user.click(findButton(t('anyPhone')));
  await screen.findAllByRole('option');
  await user.keyboard('pixel{Enter}');
  expect(await screen.findByText('390 780')).toBeVisible();
  expect(settings.asked).toEqual([{ params: { device: 'Pixel 7' } }]);
});

it("unknown device: error 'Invalid device name', with the plain frame", async () => {
  const user = await openPart(<Picked />);
  await user.click(findButton(t('anyPhone')));
  await screen.findAllByRole('option');
  await user.keyboard('Nokia 3310');
  expect(await screen.findByText('Invalid device name')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await user.keyboard('{Enter}');
  expect(findButton('Nokia 3310, Invalid device name')).toBeVisible();
  expect(screen.getByText('390 844')).toBeVisible();
});
