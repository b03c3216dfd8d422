import { type BuildRecord, buildRecordSchema } from '@stepwise/shared/contracts/release'
import { buildRecordName, type FileStore } from '../store/store.ts'
import { type PartVersion, versionFolder } from './part.ts'

/** What is known of how a published version was built. Undefined for one without a readable record. */
export async function readBuildRecord(files: FileStore, version: PartVersion): Promise<BuildRecord | undefined> {
  const text = await files.read(`${versionFolder(version)}/${buildRecordName}`)
  if (text === undefined) return undefined
  try {
    return buildRecordSchema.parse(JSON.parse(text.toString('utf8')))
  } catch {
    return undefined
  }
}
