import {
  type BuildRecord,
  buildRecordSchema,
  type SmokeRecord,
  smokeRecordSchema,
} from '@stepwise/shared/contracts/release'
import type { z } from 'zod'
import { buildRecordName, type FileStore, smokeRecordName } from '../store/store.ts'
import { type PartVersion, versionFolder } from './part.ts'

/** What is known of how a published version was built. Undefined for one without a readable record. */
export const readBuildRecord = (files: FileStore, version: PartVersion): Promise<BuildRecord | undefined> =>
  readRecord(files, `${versionFolder(version)}/${buildRecordName}`, buildRecordSchema)

/** How its pages were used before it was stored. Undefined for one that was stored without that. */
export const readSmokeRecord = (files: FileStore, version: PartVersion): Promise<SmokeRecord | undefined> =>
  readRecord(files, `${versionFolder(version)}/${smokeRecordName}`, smokeRecordSchema)

async function readRecord<S extends z.ZodType>(files: FileStore, path: string, schema: S) {
  const text = await files.read(path)
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text.toString('utf8')))
  } catch {
    return undefined
  }
}
