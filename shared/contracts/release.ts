import { z } from 'zod'

/**
 * `build.json`, written beside a version when it is published: from what, by whom and when it was built, and what was checked. The first to
 * publish a version writes it; it is no part of the version, which depends on the sources alone.
 */
export const buildRecordSchema = z.object({
  /** The commit of the sources; '' outside a repository. */
  commit: z.string(),
  /** Whether the sources differed from the commit. */
  isDirty: z.boolean(),
  /** Who wrote the commit. */
  author: z.string(),
  builtBy: z.string(),
  /** ISO time. */
  builtAt: z.string(),
  /** `types`: it type-checks. `imports`: it follows the import law. */
  checks: z.array(z.enum(['types', 'imports'])),
})
export type BuildRecord = z.infer<typeof buildRecordSchema>

/** What happened to a version in browsers: how often it was loaded, how often a part failed, and errors that no part caught. */
export const versionCountsSchema = z.object({
  part: z.string(),
  version: z.string(),
  loads: z.int(),
  faults: z.int(),
  errors: z.int(),
})
export type VersionCounts = z.infer<typeof versionCountsSchema>
