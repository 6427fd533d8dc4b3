import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CONFIG } from '#shared/config.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, holdBack, toEnvelope } from '#testing/answer.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { HIDDEN } from '#testing/shop.ts';
import { useTexts } from './texts.ts';

const { en, ko } = useTexts.dictionaries;
const t = readTexts(useTexts);

beforeEach(() => {
  answer(CALLS.getCatalogue, HIDDEN);
  answer(CALLS.getTerms, toEnvelope(null));
});

const findHeader = () => within(screen.getByRole('banner'));
const findFooter = () => within(screen.getByRole('contentinfo'));
const listHrefs = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute('href') ?? '');

it('leads a visitor to the log-in and the sign-up', async () => {
  await openScreen(PATHS.contact);
  expect(findHeader().getByRole('link', { name: t('login') })).toHaveAttribute('href', PATHS.login);
  expect(findHeader().getAllByRole('link', { name: t('start') })[0]).toHaveAttribute(
    'href',
    PATHS.signUp,
  );
});

it('leads people who are logged in to their projects, once that is known', async () => {
  const self = holdBack(CALLS.getSelf, toEnvelope(toUser()));
  await openScreen(PATHS.contact, { self: 'unknown' });
  expect(findHeader().queryByRole('link', { name: t('login') })).toBeNull();
  self.release();
  expect(await findHeader().findByRole('link', { name: t('projects') })).toHaveAttribute(
    'href',
    PATHS.projects,
  );
});

it('has its links in a menu on a phone, which Escape and a way elsewhere shut', async () => {
  const user = await openScreen(PATHS.contact);
  const button = findHeader().getByRole('button', { name: t('menuOpen') });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAccessibleName(t('menuClose'));
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.click(
    findHeader()
      .getAllByRole('link', { name: t('pricing') })
      .at(-1) as HTMLElement,
  );
  await waitFor(() => expect(readAddress()).toBe(PATHS.pricing));
  await waitFor(() =>
    expect(findHeader().getByRole('button', { name: t('menuOpen') })).toBeVisible(),
  );
});

it('marks the screen that is shown', async () => {
  await openScreen(PATHS.pricing);
  expect(findHeader().getAllByRole('link', { name: t('pricing') })[0]).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('has six columns, three policies and the years at its foot', async () => {
  const user = await openScreen(PATHS.contact);
  const columns = findFooter().getAllByRole('heading', { level: 2 });
  expect(columns.map(({ textContent }) => textContent)).toEqual(
    (['product', 'about', 'pricing', 'developers', 'company', 'help'] as const).map((key) =>
      t(key),
    ),
  );
  const more = within(findFooter().getByRole('navigation', { name: t('navFooter') }));
  expect(listHrefs(more.getAllByRole('link'))).toEqual([
    ...[PATHS.home, `${PATHS.home}#how`],
    ...[PATHS.about, `${PATHS.about}#accuracy`, `${PATHS.about}#privacy`],
    ...[PATHS.pricing, PATHS.organization, CONFIG.companyUrl],
    ...[PATHS.contact, `${PATHS.pricing}#questions`],
  ]);
  // Without an address of its own the SDK is in the works.
  await user.click(more.getByRole('button', { name: t('sdk') }));
  expect(
    await screen.findByRole('dialog', { name: 'This feature is in the works.' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  const legal = within(findFooter().getByRole('navigation', { name: t('navLegal') }));
  expect(listHrefs(legal.getAllByRole('link'))).toEqual([PATHS.terms, PATHS.privacy, PATHS.refund]);
  const { copyrightYears: years, brand } = CONFIG;
  expect(findFooter().getByText(t('copyright', { years, brand }))).toBeVisible();
  await user.click(legal.getByRole('link', { name: t('refund') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.refund));
});

it('opens sites that are not ours in a tab of their own, and says so', async () => {
  await openScreen(PATHS.contact);
  const link = findFooter().getByRole('link', { name: new RegExp(`^${t('companySite')}`) });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(link).toHaveAccessibleName(expect.stringContaining(t('newTab')));
});

it('is read in the other language, and in another theme, from its foot', async () => {
  const user = await openScreen(PATHS.contact);
  await user.selectOptions(findFooter().getByLabelText(t('theme')), t('dark'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.selectOptions(findFooter().getByLabelText(t('language')), '한국어');
  expect(document.documentElement).toHaveAttribute('lang', 'ko');
  expect(await findFooter().findByRole('heading', { level: 2, name: ko.product })).toBeVisible();
  expect(document.title).not.toContain(en.contact);
  expect(localStorage.getItem('fovea.language')).toBe('ko');
});

it.each([PATHS.home, PATHS.about, PATHS.organization, PATHS.terms, PATHS.privacy])(
  'has one main heading and a name at %s',
  async (path) => {
    await openScreen(path);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(document.title).toContain(CONFIG.brand);
  },
);

it('lists what an account has, and marks where somebody is', async () => {
  answerShell();
  answer(CALLS.listPurchases, { purchases: [], next: null });
  answer(CALLS.getSubscription, { subscription: null });
  await openScreen(PATHS.plan, { self: toUser() });
  const nav = within(await screen.findByRole('navigation', { name: t('navAccount') }));
  const entries = nav.getAllByRole('link').map(({ textContent }) => textContent);
  expect(entries).toEqual([t('profile'), t('plan'), t('history'), t('code')]);
  expect(nav.getByRole('link', { name: t('plan') })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('button', { name: t('logOut') })).toBeEnabled();
  expect(screen.getAllByText(toUser().email).length).toBeGreaterThan(0);
});
