export { buildAsset } from './assets.presenter.ts';
export { toIdleEnd } from './project-idle.repo.ts';
export type { ProjectPart } from './project-parts.ts';
export { isProjectPassword } from './project-password.ts';
export {
  givePlacesBack,
  isCollected,
  isWaiting,
  lockPlaces,
  takeNumbers,
  takePlaces,
} from './project-places.repo.ts';
export { removeProjectsOf } from './project-removal.service.ts';
export { updateProjectSize } from './project-size.ts';
export {
  endProjectsOf,
  listOverdue,
  markDoneIfFull,
  markExpired,
  reopenPlace,
} from './project-state.repo.ts';
export { toExtras, toProjectHead } from './projects.presenter.ts';
export {
  findProjectById,
  findProjectBySlug,
  findSlugByCode,
  setAggregateVersion,
  setRawGaze,
} from './projects.repo.ts';
export {
  assertReady,
  getEditableProject,
  getProjectBySlug,
  getUncountedProject,
  getVisibleProject,
  loadPages,
  touchProject,
} from './projects.service.ts';
export type { WaitingPeople } from './waiting-people.ts';
