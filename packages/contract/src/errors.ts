interface Refusal {
  readonly status: number;
  /** Plain English that is safe to show; apps show their own text of the code. */
  readonly message: string;
  /** One of our own defects. */
  readonly report?: true;
}

/** The closed catalogue of what can go wrong. */
const CATALOGUE = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  unauthenticated: { status: 401, message: 'Please log in.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  xsrf_invalid: { status: 403, message: 'The request token is missing or old.' },
  cross_site: { status: 403, message: 'The request comes from another site.' },
  not_found: { status: 404, message: 'Not found.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'The content type is wrong.' },
  internal: { status: 500, message: 'Sorry, unexpected error.', report: true },
  unavailable: { status: 503, message: 'Please try again in a moment.' },

  email_in_use: { status: 409, message: 'The email is already in use. Please try another one.' },
  email_not_verified: { status: 400, message: 'Failed to create a user. Please try again.' },
  code_invalid: { status: 400, message: 'Failed to verify the email code. Please try again.' },
  reset_token_invalid: { status: 400, message: 'Invalid token. Please try again.' },
  user_not_found: { status: 404, message: 'The user does not exist. Please sign up first.' },
  // 400, not 401: a 401 would send the client into a token refresh.
  login_failed: { status: 400, message: 'Failed to log in. Please try again.' },
  // 400 for the same reason. The client asks for the code and sends both again.
  second_factor_needed: { status: 400, message: 'Enter the code of your authenticator app.' },
  second_factor_wrong: { status: 400, message: 'The code is not right.' },
  second_factor_on: { status: 409, message: 'Two-step log-in is on already.' },
  second_factor_required: { status: 403, message: 'Your role needs two-step log-in.' },
  password_breached: {
    status: 400,
    message: 'This password is on a list of stolen passwords. Please choose another one.',
  },
  password_wrong: { status: 400, message: 'The current password is not right.' },

  // Too many tries. Whoever guesses reads what everybody reads whose try failed.
  login_limited: { status: 429, message: 'Failed to log in. Please try again.' },
  email_limited: { status: 429, message: 'Failed to send an email. Please try again.' },
  code_limited: { status: 429, message: 'Failed to verify the email code. Please try again.' },
  sign_up_limited: { status: 429, message: 'Failed to create a user. Please try again.' },
  reset_limited: { status: 429, message: 'Password reset failed. Please try again.' },
  password_limited: { status: 429, message: 'Too many tries. Please try again later.' },
  second_factor_limited: { status: 429, message: 'Too many tries. Please try again later.' },

  streams_full: { status: 429, message: 'There are too many streams.' },

  project_not_editable: { status: 409, message: 'The project can no longer be edited.' },
  project_not_ready: {
    status: 409,
    message: 'Every page needs its pictures, and every question its text and choices.',
  },
  credits_insufficient: { status: 409, message: 'You do not have enough sessions.' },
  credits_owed: {
    status: 409,
    message: 'A payment was returned. Sessions are owed before others can be used.',
  },
  credits_paused: {
    status: 503,
    message: 'Sessions cannot be spent for the moment. Collecting data goes on.',
  },
  key_reused: { status: 422, message: 'This key was used for another request.' },
  transfer_code_unknown: { status: 400, message: 'This code is not valid.' },
  transfer_code_used: { status: 409, message: 'This code was used already.' },
  transfer_code_cancelled: { status: 409, message: 'This code was cancelled by the sender.' },
  transfer_code_empty: { status: 409, message: 'The sessions of this code have expired.' },
  transfer_code_limited: { status: 429, message: 'Too many tries. Please try again later.' },
  // 400, not 401, as with a wrong password at the log-in.
  password_needed: { status: 400, message: 'Enter your password to go on.' },
  offer_changed: {
    status: 409,
    message: 'The offer has changed. Nothing was charged.',
  },
  inquiries_limited: { status: 429, message: 'Too many messages. Please try again later.' },
  purchase_ended: { status: 409, message: 'This order has ended. Nothing more can be paid.' },
  purchases_limited: { status: 429, message: 'Too many orders. Please try again later.' },
  subscription_exists: {
    status: 409,
    message: 'There is a monthly plan already. Change it instead.',
  },
  subscription_ended: { status: 409, message: 'There is no monthly plan any more.' },
  refund_refused: {
    status: 409,
    message: 'Refunds are possible within 30 days and only if no session was used.',
  },
  signature_invalid: { status: 400, message: 'The signature is not valid.' },
  project_already_pro: { status: 409, message: 'The project is Pro already.' },
  // 409, not 403: a browser leaves the screen at a 403.
  project_not_pro: { status: 409, message: 'Downloads and insights are part of Pro.' },
  project_not_active: { status: 409, message: 'The project is not collecting data.' },
  project_full: { status: 409, message: 'The project has enough participants.' },
  device_unknown: { status: 404, message: 'Invalid device name' },
  project_password_wrong: { status: 400, message: 'The project password is not right.' },
  project_password_limited: { status: 429, message: 'Too many tries. Please try again later.' },
  project_ids_limited: { status: 429, message: 'Too many tries. Please try again later.' },
  // Nothing is refused by it: the same guess with the answer is heard.
  puzzle_needed: {
    status: 429,
    message: 'Many wrong tries are being made. Solve the puzzle first.',
  },
  test_link_over: { status: 404, message: 'This test link has ended. Please make a new one.' },
  test_runs_limited: {
    status: 429,
    message: 'A project can have 10 test runs within 24 hours. Please try again later.',
  },
  starts_limited: {
    status: 429,
    message: 'Many people are starting here. Please try again in a moment.',
  },
  events_limited: { status: 429, message: 'Too many steps are told. Please try again later.' },
  withdrawals_limited: { status: 429, message: 'Too many requests. Please try again later.' },
  // Under load: new participants are the first to wait, then whoever reads; running recordings last.
  joins_paused: {
    status: 503,
    message: 'Many people are taking part at the moment. Please try again soon.',
  },
  reads_paused: {
    status: 503,
    message: 'There is much to do at the moment. Please try again soon.',
  },
  // For one account alone: the others' calls go on.
  calls_limited: {
    status: 429,
    message: 'This account asks for very much at once. Please try again in a moment.',
  },
  target_too_low: { status: 409, message: 'More people have come than that.' },
  projects_full: { status: 409, message: 'There are too many projects.' },
  drafts_full: {
    status: 409,
    message: 'The pages and texts of all projects of an account have at most 50 MB.',
  },
  pages_full: { status: 409, message: 'A project has at most 50 pages.' },
  draft_outdated: { status: 409, message: 'The project was changed somewhere else.' },
  hashtag_exists: { status: 409, message: 'There is such a hashtag already.' },
  aois_full: { status: 409, message: 'There are too many areas of interest on this page.' },
  asset_areas_full: { status: 409, message: 'The areas of a picture have at most 256 KB.' },
  project_areas_full: { status: 409, message: 'The areas of a project have at most 2 MB.' },
  account_areas_full: {
    status: 409,
    message: 'The areas of all projects of an account have at most 20 MB.',
  },
  keyframes_full: { status: 409, message: 'There are too many keyframes.' },
  keyframe_taken: { status: 409, message: 'There is a keyframe at this time already.' },
  keyframe_differs: {
    status: 409,
    message: 'All keyframes of an area have one kind of shape with as many points.',
  },
  keyframe_beyond_page: { status: 409, message: 'The page is over by then.' },
  keyframe_last: { status: 409, message: 'An area of interest needs a keyframe.' },
  hashtags_full: { status: 409, message: 'There are too many hashtags.' },
  storage_full: { status: 409, message: 'There is no room for more files.' },
  uploads_waiting: { status: 409, message: 'Too many files are waiting.' },
  upload_ended: { status: 409, message: 'The upload has ended.' },
  upload_missing: { status: 409, message: 'The file has not arrived.' },

  camera_too_slow: { status: 409, message: 'The camera is too slow.' },
  recording_token_invalid: { status: 401, message: 'The recording token is not valid.' },
  recording_closed: { status: 409, message: 'The recording is closed.' },
  recording_implausible: {
    status: 409,
    message: 'The recording has ended: too much of it cannot be true.',
  },
  batch_hash_mismatch: { status: 400, message: 'The bytes do not match their hash.' },
  batch_conflict: { status: 409, message: 'Other bytes are stored under this number.' },
  batches_missing: { status: 409, message: 'Some batches have not arrived.' },
  root_hash_mismatch: {
    status: 409,
    message: 'The stored batches are not the ones that were sent.',
  },
  // 429, so that a phone tries again later: its data is whole.
  completed_too_early: {
    status: 429,
    message: 'The pages take longer than that. Please try again later.',
  },

  mark_final: {
    status: 409,
    message: 'The session of this recording has come back, and its place is no longer free.',
  },

  records_not_ready: {
    status: 404,
    message: 'Data is currently being analyzed. Please try again later.',
  },
} as const satisfies Record<string, Refusal>;

export type ErrorCode = keyof typeof CATALOGUE;

export const ERRORS: Readonly<Record<ErrorCode, Refusal>> = CATALOGUE;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
