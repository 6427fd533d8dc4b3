/** Every address of the app. Patterns are the router's; `to…` functions fill them. */
export const PATHS = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  organization: '/pricing/organization',
  checkout: '/pricing/checkout',
  contact: '/contact-us',
  login: '/user/login',
  /** The guard of the transfer page names this one; it leads to `login`. */
  shortLogin: '/login',
  signUp: '/user/sign-up',
  forgotPassword: '/user/forgot-password',
  resetPassword: '/user/reset-password',
  terms: '/policy/terms-of-service',
  privacy: '/policy/privacy',
  refund: '/policy/refund',
  error404: '/error/404',
  error500: '/error/500',
  errorGeneral: '/error/general',
  /** Ours: answers for people who are logged in. */
  help: '/help',
  projects: '/project',
  template: '/project/template',
  project: '/project/:id',
  editor: '/project/edit/:id',
  analysis: '/analysis/:id',
  aoi: '/analysis/:id/aoi',
  /** Recordings that the owner of a project made to try it. */
  testAnalysis: '/analysis/:testId/test',
  /** Simulated people, for everybody. */
  sample: '/analysis/sample',
  account: '/account',
  plan: '/account/plan',
  history: '/account/history',
  code: '/account/code',
  transfer: '/account/transfer',
} as const;

/** Stands for the id of a project where the sample is meant; no server knows it. */
export const SAMPLE_ID = 'sample';

export const toProject = (id: string) => `/project/${id}`;
export const toEditor = (id: string) => `/project/edit/${id}`;
export const toAnalysis = (id: string) => `/analysis/${id}`;
export const toTestAnalysis = (id: string) => `/analysis/${id}/test`;
