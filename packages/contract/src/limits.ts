const UPLOAD_PART_BYTES = 8 * 1024 * 1024;

/** Limits that follow from the largest file: a video. `assets.bytes` is an integer: below 2 GiB. */
export const toVideoLimits = (videoMaxBytes: number) => ({
  videoMaxBytes,
  uploadPartBytes: UPLOAD_PART_BYTES,
  uploadPartsMax: Math.ceil(videoMaxBytes / UPLOAD_PART_BYTES),
});

/** The specification's numbers, and the few of our own that cross processes. */
export const LIMITS = {
  passwordMinLength: 10,
  passwordMaxLength: 128,
  verificationCodeDigits: 6,
  verificationCodeMinutes: 10,
  verificationCodeTries: 5,
  /** A verified address may be used to sign up for this long. */
  verifiedEmailMinutes: 60,
  organizationMaxLength: 200,
  inquiryNameMaxLength: 80,
  inquiryMaxLength: 2_000,
  recoveryCodes: 8,
  resetMailHintMinutes: 5,
  resetLinkMinutes: 30,
  /** Links of one user that work at a time. Whoever is refused another has one in the inbox. */
  resetLinksMax: 5,

  accessTokenMinutes: 10,
  refreshTokenDays: 7,
  /** A rotated refresh token may be shown again for this long, so that several tabs agree. */
  refreshGraceSeconds: 10,
  /** The client's expiry marker: 7 days minus 1 minute. */
  authMarkerMs: 7 * 24 * 60 * 60_000 - 60_000,

  validityReliable: 90,
  validityAcceptable: 80,

  maxParticipantMin: 1,
  maxParticipantMax: 100_000,
  participantMinAge: 18,
  participantMaxAge: 99,
  pageAssetsMax: 4,
  pagesMax: 50,
  pageNameMaxLength: 60,
  projectNameMaxLength: 60,
  researcherMaxLength: 100,
  researcherContactMaxLength: 200,
  consentTextMaxLength: 2_000,
  instructionsMaxLength: 2_000,
  projectPasswordMinLength: 4,
  projectPasswordMaxLength: 20,
  /** Most bytes of drafts of one account: pages, questions and what names their pictures. */
  draftsMaxBytes: 50 * 1024 * 1024,
  projectCovers: 3,
  projectHashtagsMax: 10,
  hashtagMaxLength: 20,
  hashtagColors: 8,
  /** Most hashtags of one account. */
  hashtagsMax: 500,
  questionMaxLength: 200,
  choicesMin: 2,
  choicesMax: 10,
  choiceMaxLength: 80,
  answerMaxLength: 500,
  timerMinMs: 1_000,
  timerMaxMs: 60_000,
  timerStepMs: 500,
  tapLongestMs: 300_000,
  /**
   * Still pictures of a video, spread over its length: each can be the one that stands before it
   * moves.
   */
  videoFrames: 5,
  timerDefaultMs: 8_000,
  /** Time that a question and the last review add to the length of a project. */
  questionLengthMs: 10_000,
  finalReviewLengthMs: 5_000,
  /** From opening the link to the first page: reading, agreeing, camera and position. */
  setUpLengthMs: 70_000,

  imageMaxBytes: 20 * 1024 * 1024,
  imageMaxPixels: 40_000_000,
  /** The longest side that a WebP can have. */
  imageMaxSidePx: 16_383,
  ...toVideoLimits(200 * 1024 * 1024),
  videoMaxMs: 180_000,
  /** Without a new participant for so long a project ends. */
  idleDays: 90,
  /** Gaze is kept for so long after the end of a project. */
  retentionDefaultDays: 180,
  retentionMinDays: 30,
  retentionMaxDays: 365,
  /** A deleted project can be brought back in the list for so long. */
  undoMs: 8_000,

  batchMs: 2_000,
  /** Under load phones are asked to send less often, up to this. */
  batchMaxMs: 10_000,
  /** Whoever told no step of their visit for so long has stopped. */
  visitStopsMinutes: 3,
  batchMaxBytes: 64 * 1024,
  batchesMax: 100_000,
  cameraMinHz: 20,
  /** A puzzle before a guess is good for so long. */
  puzzleMinutes: 2,
  recordingTokenHours: 24,
  /** Without a batch for so long a recording gives its place back. */
  silentAfterMinutes: 10,
  /** A participant who stopped before the end may go on for so long. */
  resumeMinutes: 30,
  returnWithinHours: 24,
  testLinkMinutes: 30,
  /** Data of a test run is deleted after so many days, or when the project is activated. */
  testRunDays: 7,
  /** Test runs that a project can have within 24 hours. */
  testRunsPerDay: 10,

  /** Of a reason that an operator gives for a movement. */
  creditReasonMaxLength: 1_000,
  organizationMaxAccounts: 100_000,
  organizationMinAccounts: 30,
  organizationSessionsPerAccount: 100,
  refundDays: 30,
  /** A session of a recording that is marked invalid comes back for so long. */
  returnDays: 7,
  /** Largest share of the target that can come back. */
  returnShare: 0.2,
  /** A mark may be taken back for so long before its session comes back. */
  markStandsMinutes: 10,
  /** A flagged recording waits so long for its owner's decision. */
  flagDays: 7,
  markReasonMaxLength: 200,
  transferReceiversMax: 200,
  transferAmountMax: 100_000,
  /** Whoever sends more within an hour gives the password again. */
  transferPasswordAbove: 100,
  transferCodeLength: 12,
  transferCodeTries: 10,
  accountMinAge: 18,
  /** Announced terms come into force after so many days. */
  termsNoticeDays: 14,
  queryRetries: 3,
  queryRetryMaxMs: 30_000,
  recordsCacheMinutes: 5,
  reloadRetries: 3,
  concurrentTasks: 6,
} as const;
