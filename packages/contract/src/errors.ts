/**
 * The closed catalogue of what can go wrong. `message` is plain English that is safe to show;
 * apps show their own text of the code. `report` marks our own defects.
 */
export const ERRORS = {
  invalid_request: { status: 400, message: 'The request is not valid.', report: false },
  unauthenticated: { status: 401, message: 'Please log in.', report: false },
  forbidden: { status: 403, message: 'You may not do this.', report: false },
  xsrf_invalid: { status: 403, message: 'The request token is missing or old.', report: false },
  cross_site: { status: 403, message: 'The request comes from another site.', report: false },
  not_found: { status: 404, message: 'Not found.', report: false },
  payload_too_large: { status: 413, message: 'The request is too large.', report: false },
  unsupported_media_type: { status: 415, message: 'The content type is wrong.', report: false },
  internal: { status: 500, message: 'Sorry, unexpected error.', report: true },
  unavailable: { status: 503, message: 'Please try again in a moment.', report: false },

  email_in_use: {
    status: 409,
    message: 'The email is already in use. Please try another one.',
    report: false,
  },
  email_not_verified: {
    status: 400,
    message: 'Failed to create a user. Please try again.',
    report: false,
  },
  code_invalid: {
    status: 400,
    message: 'Failed to verify the email code. Please try again.',
    report: false,
  },
  reset_token_invalid: {
    status: 400,
    message: 'Invalid token. Please try again.',
    report: false,
  },
  user_not_found: {
    status: 404,
    message: 'The user does not exist. Please sign up first.',
    report: false,
  },
  // 400, not 401: a 401 would send the client into a token refresh.
  login_failed: { status: 400, message: 'Failed to log in. Please try again.', report: false },
  // 400 for the same reason. The client asks for the code and sends both again.
  second_factor_needed: {
    status: 400,
    message: 'Enter the code of your authenticator app.',
    report: false,
  },
  second_factor_wrong: { status: 400, message: 'The code is not right.', report: false },
  second_factor_on: { status: 409, message: 'Two-step log-in is on already.', report: false },
  second_factor_required: {
    status: 403,
    message: 'Your role needs two-step log-in.',
    report: false,
  },
  password_breached: {
    status: 400,
    message: 'This password is on a list of stolen passwords. Please choose another one.',
    report: false,
  },
  password_wrong: { status: 400, message: 'The current password is not right.', report: false },

  // Too many tries. Whoever guesses reads what everybody reads whose try failed.
  login_limited: { status: 429, message: 'Failed to log in. Please try again.', report: false },
  email_limited: {
    status: 429,
    message: 'Failed to send an email. Please try again.',
    report: false,
  },
  code_limited: {
    status: 429,
    message: 'Failed to verify the email code. Please try again.',
    report: false,
  },
  sign_up_limited: {
    status: 429,
    message: 'Failed to create a user. Please try again.',
    report: false,
  },
  reset_limited: {
    status: 429,
    message: 'Password reset failed. Please try again.',
    report: false,
  },
  password_limited: {
    status: 429,
    message: 'Too many tries. Please try again later.',
    report: false,
  },
  second_factor_limited: {
    status: 429,
    message: 'Too many tries. Please try again later.',
    report: false,
  },

  project_not_editable: {
    status: 409,
    message: 'The project can no longer be edited.',
    report: false,
  },
  project_not_ready: {
    status: 409,
    message: 'Every page needs its pictures, and every question its text and choices.',
    report: false,
  },
  credits_insufficient: {
    status: 409,
    message: 'You do not have enough sessions.',
    report: false,
  },
  credits_paused: {
    status: 503,
    message: 'Sessions cannot be spent for the moment. Collecting data goes on.',
    report: false,
  },
  key_reused: {
    status: 422,
    message: 'This key was used for another request.',
    report: false,
  },
  transfer_code_unknown: { status: 400, message: 'This code is not valid.', report: false },
  transfer_code_used: { status: 409, message: 'This code was used already.', report: false },
  transfer_code_cancelled: {
    status: 409,
    message: 'This code was cancelled by the sender.',
    report: false,
  },
  transfer_code_empty: {
    status: 409,
    message: 'The sessions of this code have expired.',
    report: false,
  },
  transfer_code_limited: {
    status: 429,
    message: 'Too many tries. Please try again later.',
    report: false,
  },
  // 400, not 401, as with a wrong password at the log-in.
  password_needed: { status: 400, message: 'Enter your password to go on.', report: false },
  project_already_pro: { status: 409, message: 'The project is Pro already.', report: false },
  project_not_active: {
    status: 409,
    message: 'The project is not collecting data.',
    report: false,
  },
  project_full: { status: 409, message: 'The project has enough participants.', report: false },
  device_unknown: { status: 404, message: 'Invalid device name', report: false },
  project_password_wrong: {
    status: 400,
    message: 'The project password is not right.',
    report: false,
  },
  project_password_limited: {
    status: 429,
    message: 'Too many tries. Please try again later.',
    report: false,
  },
  target_too_low: { status: 409, message: 'The target can only be raised.', report: false },
  pages_full: { status: 409, message: 'A project has at most 50 pages.', report: false },
  pages_changed: { status: 409, message: 'The pages have changed meanwhile.', report: false },
  hashtag_exists: { status: 409, message: 'There is such a hashtag already.', report: false },
  hashtags_full: { status: 409, message: 'There are too many hashtags.', report: false },
  storage_full: { status: 409, message: 'There is no room for more files.', report: false },
  upload_ended: { status: 409, message: 'The upload has ended.', report: false },
  upload_missing: { status: 409, message: 'The file has not arrived.', report: false },

  camera_too_slow: { status: 409, message: 'The camera is too slow.', report: false },
  recording_token_invalid: {
    status: 401,
    message: 'The recording token is not valid.',
    report: false,
  },
  recording_closed: { status: 409, message: 'The recording is closed.', report: false },
  batch_hash_mismatch: {
    status: 400,
    message: 'The bytes do not match their hash.',
    report: false,
  },
  batch_conflict: {
    status: 409,
    message: 'Other bytes are stored under this number.',
    report: false,
  },
  batches_missing: { status: 409, message: 'Some batches have not arrived.', report: false },
  root_hash_mismatch: {
    status: 409,
    message: 'The stored batches are not the ones that were sent.',
    report: false,
  },

  records_not_ready: {
    status: 404,
    message: 'Data is currently being analyzed. Please try again later.',
    report: false,
  },
} as const satisfies Record<string, { status: number; message: string; report: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
