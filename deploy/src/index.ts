// What other workspaces use of releases and their store. Light: what serves people is in gateway/index.ts, errors are in errors.ts.
export { formatKilobytes } from './release/budgets.ts'
export { readBuildRecord, readSmokeRecord } from './release/build-record.ts'
export { type CheckOptions, check } from './release/check.ts'
export { collisionProblems, sharedProblems } from './release/check-contract.ts'
export { collectGarbage, collectOldVersions } from './release/gc.ts'
export { type LiveSet, listVersions, liveSet, withManifests, withoutRemote } from './release/live-set.ts'
export { publishedManifest, storedParts } from './release/manifest.ts'
export { otherNames } from './release/nearest-name.ts'
export {
  assertKnownPart,
  formatPartVersion,
  type Part,
  type PartVersion,
  parsePart,
  parsePartVersion,
  versionFolder,
  versionsFolder,
} from './release/part.ts'
export { type Problem, problemLines } from './release/problem.ts'
export { describeChanges, promote, type Reason, rollback, withdraw } from './release/promote.ts'
export { builtVersion, publish } from './release/publish.ts'
export { registryParts } from './release/registry-parts.ts'
export { wasRolledBack } from './release/rollback-target.ts'
export { type StoredBuild, storedBuilds } from './release/stored-builds.ts'
export { moveCanary } from './selection/canary.ts'
export { overrideLink, readOverride, signOverride } from './selection/override-token.ts'
export { newOverride, recordOverride, setWith } from './selection/overrides.ts'
export { formatAccountKinds, publishedPreview, runningPreviews, toPreview } from './selection/previews.ts'
export { assertLive } from './selection/unchanged-set.ts'
export { openBucket } from './store/bucket.ts'
export { bucketFiles } from './store/bucket-files.ts'
export { deployedStore, withOwnVersions } from './store/deployed-store.ts'
export { directoryFiles, filesBelow } from './store/directory-files.ts'
export { directoryPointer } from './store/directory-pointer.ts'
export { directoryStore } from './store/directory-store.ts'
export { withLock } from './store/lock.ts'
export { openStore } from './store/open-store.ts'
export { postgresPointer } from './store/postgres-pointer.ts'
export {
  type FileStore,
  type Live,
  type Move,
  type Pointer,
  type Promotion,
  type ServedStore,
  type Store,
  smokePicturesFolder,
  smokeRecordName,
  typesName,
} from './store/store.ts'
export { withFolder } from './store/with-folder.ts'
export { replaceFile } from './store/write-file.ts'
