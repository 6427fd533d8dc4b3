/** Settings that an operator may change at build time, with the values of the product. */
export const CONFIG = {
  brand: 'Fovea',
  copyrightYears: '2014-2024',
  termsVersion: '2024-03-25',
  /** The SDK's own site; without it the way there says that it is in the works. */
  developersUrl: text(import.meta.env.VITE_DEVELOPERS_URL, ''),
  companyUrl: text(import.meta.env.VITE_COMPANY_URL, 'https://company.fovea.example'),
  contactEmail: text(import.meta.env.VITE_CONTACT_EMAIL, 'hello@fovea.example'),
  /** Names on the main page of whoever lets itself be named, with semicolons between them. */
  trustedBy: text(import.meta.env.VITE_TRUSTED_BY, '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
  /** Where page views go; none are sent without it. */
  plausibleUrl: text(import.meta.env.VITE_PLAUSIBLE_URL, ''),
} as const;

function text(given: unknown, fallback: string): string {
  return typeof given === 'string' && given !== '' ? given : fallback;
}
