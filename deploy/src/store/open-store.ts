import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import { z } from 'zod'
import { UserFacingError } from '../errors.ts'
import { type BucketSettings, openBucket } from './bucket.ts'
import { bucketFiles } from './bucket-files.ts'
import { directoryFiles } from './directory-files.ts'
import { directoryPointer } from './directory-pointer.ts'
import { pointerFolder } from './directory-store.ts'
import { postgresPointer } from './postgres-pointer.ts'
import type { Store } from './store.ts'

/** The variables of other S3 tools, so that one environment serves all. */
const bucketSchema = z.object({
  STORE_URL: z.string().regex(/^s3:\/\/[^/]+/),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ENDPOINT_URL: z.url().optional(),
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.string().optional(),
  STORE_CACHE_DIR: z.string().optional(),
})

/**
 * The store of an edition as the environment says: files in `storeDir` or in the bucket `STORE_URL`, what is live in files or in the
 * PostgreSQL `RELEASE_DATABASE_URL`, or else the API's `DATABASE_URL`. Throws a {@link UserFacingError} that names the invalid settings.
 */
export function openStore(env: NodeJS.ProcessEnv, storeDir: string, edition: Edition): Store {
  const { STORE_URL } = env
  const databaseUrl = env.RELEASE_DATABASE_URL || env.DATABASE_URL
  return {
    files: STORE_URL ? filesInBucket(env) : directoryFiles(storeDir),
    pointer: databaseUrl ? postgresPointer(databaseUrl, edition) : directoryPointer(pointerFolder(storeDir, edition)),
    edition,
  }
}

function filesInBucket(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = bucketSchema.safeParse(given)
  if (!result.success)
    throw new UserFacingError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message} (needed with STORE_URL).`),
    )
  const { STORE_URL, STORE_CACHE_DIR } = result.data
  const name = createHash('sha256').update(STORE_URL).digest('hex').slice(0, 12)
  const cacheFolder = STORE_CACHE_DIR ?? join(tmpdir(), `stepwise-store-${name}`)
  return bucketFiles(openBucket(bucketSettings(result.data)), cacheFolder)
}

function bucketSettings(env: z.infer<typeof bucketSchema>): BucketSettings {
  const { hostname: bucket, pathname } = new URL(env.STORE_URL)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  return {
    endpoint: env.AWS_ENDPOINT_URL ?? `https://s3.${env.AWS_REGION}.amazonaws.com`,
    region: env.AWS_REGION,
    bucket,
    prefix: prefix && `${prefix}/`,
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  }
}
