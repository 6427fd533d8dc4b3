import type { Call } from './call.ts';
import { getToken, login, logout, refreshToken } from './http/auth.ts';
import { completeRecording, getCollectProject, joinProject, putBatch } from './http/collect.ts';
import {
  downloadCreditHistory,
  getCredits,
  getCreditTotals,
  listCreditHistory,
} from './http/credits.ts';
import { getAggregatedRecords } from './http/data.ts';
import { getDeviceSettings, listDevices } from './http/devices.ts';
import { getEvents } from './http/events.ts';
import {
  activateProject,
  completeUpload,
  createPage,
  createProject,
  createUpload,
  finishProject,
  getAsset,
  getProject,
  listProjects,
  removePage,
  updatePage,
  updateProject,
  upgradeProject,
} from './http/projects.ts';
import {
  cancelTransferCode,
  checkTransferCode,
  downloadTransferCodes,
  listRedeemedCodes,
  listTransferCodes,
  redeemTransferCode,
  sendTransferCodes,
} from './http/transfers.ts';
import {
  checkPasswordReset,
  confirmSecondFactor,
  createUser,
  getSelf,
  removeSecondFactor,
  requestPasswordReset,
  sendEmailVerification,
  startSecondFactor,
  updatePassword,
  updateSelf,
  verifyEmailCode,
} from './http/users.ts';

/** Every call of the API by its id. The server must bind each one and no other. */
export const CALLS = {
  sendEmailVerification,
  verifyEmailCode,
  createUser,
  getSelf,
  updateSelf,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  requestPasswordReset,
  checkPasswordReset,
  updatePassword,
  login,
  logout,
  getToken,
  refreshToken,
  createProject,
  listProjects,
  getProject,
  updateProject,
  activateProject,
  upgradeProject,
  finishProject,
  createPage,
  updatePage,
  removePage,
  createUpload,
  completeUpload,
  getAsset,
  getCollectProject,
  joinProject,
  putBatch,
  completeRecording,
  getAggregatedRecords,
  getEvents,
  listDevices,
  getDeviceSettings,
  getCredits,
  listCreditHistory,
  getCreditTotals,
  downloadCreditHistory,
  sendTransferCodes,
  listTransferCodes,
  downloadTransferCodes,
  cancelTransferCode,
  checkTransferCode,
  redeemTransferCode,
  listRedeemedCodes,
} as const;

export const CALL_LIST: readonly Call[] = Object.values(CALLS) as readonly Call[];
