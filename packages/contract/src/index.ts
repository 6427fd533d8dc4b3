export { countAoiBytes, findKeyframesFault, sortKeyframes } from './aoi-rules.ts';
export { ApiError } from './api-error.ts';
export {
  BATCH_BOUNDS,
  BATCH_LIES,
  type BatchFacts,
  type BatchLie,
  RecordingBounds,
} from './batch-bounds.ts';
export type {
  Access,
  Call,
  CallBody,
  CallInput,
  CallParams,
  CallQuery,
  CallReply,
  GivenReply,
  Method,
} from './call.ts';
export { ACCESS_KINDS, defineCalls, fillPath, toApiPath } from './call.ts';
export { CALL_LIST, CALLS } from './calls.ts';
export type { Client, ClientOptions, HttpInit, HttpResponse } from './client.ts';
export { createClient } from './client.ts';
export type { ErrorCode } from './errors.ts';
export { ERROR_CODES, ERRORS } from './errors.ts';
export type { ErrorBody } from './fields.ts';
export { errorBody } from './fields.ts';
export type { AggregatedParticipant, AggregatedRecords } from './files/aggregated-records.ts';
export { aggregatedRecords } from './files/aggregated-records.ts';
export { checkFile } from './files/file-versions.ts';
export type {
  FixationColumns,
  MadeBy,
  PageFigures,
  RecordingFindings,
  Viewing,
} from './files/findings.ts';
export { RECORD_SCALE } from './files/findings.ts';
export { FRAUD_FLAGS, type FraudFlag } from './files/flags.ts';
export type { ContactKind, SegmentAnswers } from './files/record-answers.ts';
export { segmentAnswers, WHOLE_LETTERS } from './files/record-answers.ts';
export type { RecordMaps } from './files/record-maps.ts';
export { MAP_HEIGHT_MAX_PX, MAP_WIDTH_PX, recordMaps } from './files/record-maps.ts';
export type {
  FigureColumns,
  PeopleTable,
  RecordObject,
  RecordSegment,
  SamplesChunk,
  SegmentFindings,
  SegmentList,
  SegmentListRef,
  SegmentRef,
} from './files/record-segments.ts';
export {
  CHUNK_SAMPLES,
  INLINE_PARTICIPANTS,
  INLINE_SAMPLES,
  recordSegment,
  SEGMENT_PARTICIPANTS,
  samplesChunk,
  segmentFindings,
  segmentList,
  WHOLE_SAMPLES,
} from './files/record-segments.ts';
export type { RecordingPack } from './files/recording-pack.ts';
export { recordingPack } from './files/recording-pack.ts';
export { isScripted } from './files/scripted.ts';
export type { ErasureReason, Tombstone } from './files/tombstone.ts';
export { ERASURE_REASONS, tombstone } from './files/tombstone.ts';
export { AOI_LIMITS, type Aoi, type AoiKeyframe } from './http/aoi.ts';
export type { Asset, AssetRefusal, AssetStatus } from './http/assets.ts';
export { ASSET_REFUSALS, IMAGE_TYPES, VIDEO_TYPES } from './http/assets.ts';
export { type Briefing, type Contents, NO_BRIEFING } from './http/briefing-fields.ts';
export type {
  Catalogue,
  CatalogueDocument,
  Currency,
  Offer,
  PlanKey,
  PlanKind,
  ProviderKey,
} from './http/catalogue.ts';
export {
  CURRENCIES,
  catalogueDocument,
  PLAN_KEYS,
  PLAN_KINDS,
  PROVIDER_KEYS,
} from './http/catalogue.ts';
export { COMPLETE_MAX_BYTES, missingBatches, type Puzzle, puzzleNeeded } from './http/collect.ts';
export type { EndReason, GazeSourceKind } from './http/collect-fields.ts';
export {
  CONSENT_PURPOSES,
  END_REASONS,
  GAZE_SOURCES,
  GENDERS,
} from './http/collect-fields.ts';
export {
  CREDIT_MOVES,
  type CreditMove,
  type CreditMovement,
  LOT_SOURCES,
  type LotSource,
} from './http/credits.ts';
export { SIGNED_AT_ONCE } from './http/data.ts';
export type { Device } from './http/devices.ts';
export { draftOutdated } from './http/drafts.ts';
export type { Notice } from './http/events.ts';
export { notice } from './http/events.ts';
export type { Funnel, FunnelPart } from './http/funnel.ts';
export type {
  LeftReason,
  ReachedStep,
  ToldStep,
  VisitDevice,
  VisitStep,
} from './http/funnel-fields.ts';
export {
  FUNNEL_STEPS,
  LEFT_REASONS,
  REACHED_STEPS,
  VISIT_DEVICES,
  VISIT_STEPS,
} from './http/funnel-fields.ts';
export type { Hashtag } from './http/hashtag-fields.ts';
export { hashtagName } from './http/hashtag-fields.ts';
export type { CountedHashtag } from './http/hashtags.ts';
export { type Inquiry, inquiry } from './http/inquiries.ts';
export { INQUIRY_KINDS, INQUIRY_USAGES, type InquiryUsage } from './http/inquiry-fields.ts';
export type { Layout, Page, PageKind, PageLook, Question } from './http/page-fields.ts';
export { DEFAULT_LOOK, LAYOUT_SLOTS, LAYOUTS } from './http/page-fields.ts';
export type {
  Draft,
  DraftPage,
  Project,
  ProjectHead,
  ProjectSort,
  ProjectSummary,
  ProjectType,
  UnreadReason,
} from './http/projects.ts';
export { newProject, PROJECT_SORTS, UNREAD_REASONS } from './http/projects.ts';
export type { Purchase, RefundState } from './http/purchases.ts';
export { PURCHASE_STATES } from './http/purchases.ts';
export type {
  CalibrationVerdict,
  DriftCorrection,
  PageSpan,
  QualityFlag,
  RecordingQuality,
} from './http/quality-fields.ts';
export {
  CALIBRATION_VERDICTS,
  GAZE_CLOCKS,
  pageSpans,
  QUALITY_FLAGS,
  recordingQuality,
} from './http/quality-fields.ts';
export type { OutsideRecording, RecordingMark } from './http/recordings.ts';
export type { Subscription, SubscriptionState } from './http/subscription.ts';
export {
  TRANSFER_CODE_STATUSES,
  type TransferCode,
  type TransferCodeStatus,
} from './http/transfers.ts';
export {
  type AccountCounts,
  type AnnouncedTerms,
  LEAVE_DAYS,
  ROLES,
  type Role,
  type User,
} from './http/users.ts';
export type { JobName, JobPayload } from './jobs/jobs.ts';
export { JOB_NAMES, JOBS } from './jobs/jobs.ts';
export type { Language } from './languages.ts';
export { LANGUAGES } from './languages.ts';
export { LIMITS } from './limits.ts';
export { API_INFO, toOpenApi } from './openapi.ts';
export { isOwnPath } from './own-path.ts';
export { toCreditCost, toProCost } from './project-cost.ts';
export { toLeastMs, toLengthMs, toVisitMinutes } from './project-length.ts';
export type { Template, TemplateId } from './templates/templates.ts';
export { TEMPLATE_IDS, TEMPLATES } from './templates/templates.ts';
export { FINAL_CODES } from './uploads.ts';
