import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import type { Move, Store } from '@stepwise/deploy'
import { bucketFiles, directoryFiles, directoryPointer, openBucket, postgresPointer } from '@stepwise/deploy'
import { s3Server } from '@stepwise/deploy/testing/s3-server'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

export const kinds = [
  { files: 'directory', pointer: 'files' },
  { files: 'directory', pointer: 'PostgreSQL' },
  { files: 'bucket', pointer: 'files' },
  { files: 'bucket', pointer: 'PostgreSQL' },
] as const
export type Kind = (typeof kinds)[number]

/** For tests: an S3 server and a PostgreSQL for all tests of a file, and new empty stores in them and in folders. */
export function fourStores() {
  const servers = {} as {
    s3: Awaited<ReturnType<typeof s3Server>>
    postgres: Awaited<ReturnType<typeof startPostgres>>
  }
  beforeAll(async () => {
    servers.s3 = await s3Server({ pageSize: 7 })
    servers.postgres = await startPostgres()
  })
  afterAll(async () => {
    await servers.s3.close()
    await servers.postgres.stop()
  })

  async function newDatabase(): Promise<string> {
    const name = `store_${randomUUID().replaceAll('-', '')}`
    await onServer(servers.postgres.url('postgres'), `create database ${name}`)
    return servers.postgres.url(name)
  }

  /** Returns a function that opens the same new store again and again, as other processes do. */
  async function newStore({ files, pointer }: Kind) {
    const folder = await temporaryFolder()
    const cache = await temporaryFolder()
    const prefix = randomUUID()
    const bucket = servers.s3.settings(`${prefix}/`)
    const database = pointer === 'PostgreSQL' ? await newDatabase() : ''
    return {
      folder,
      /** Ends its connections as a restart of the database does. */
      endConnections: () =>
        onServer(
          servers.postgres.url('postgres'),
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [new URL(database).pathname.slice(1)],
        ),
      dropDatabase: () =>
        onServer(servers.postgres.url('postgres'), `drop database ${new URL(database).pathname.slice(1)} with (force)`),
      /** With this `openStore` opens it. */
      env: {
        ...(database && { RELEASE_DATABASE_URL: database }),
        ...(files === 'bucket' && {
          STORE_URL: `s3://${bucket.bucket}/${prefix}`,
          STORE_CACHE_DIR: cache,
          AWS_ENDPOINT_URL: bucket.endpoint,
          AWS_REGION: bucket.region,
          AWS_ACCESS_KEY_ID: bucket.accessKeyId,
          AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
        }),
      },
      /** Does by hand what no one should: the live set is another one, the history stays. */
      async setBack({ registry, page }: Move) {
        if (!database) return writeFile(`${folder}/study/registry.json`, JSON.stringify(registry))
        const values = [registry.promotion, JSON.stringify(registry), page]
        await onServer(database, 'update releases.live set promotion = $1, registry = $2, page = $3', values)
      },
      open: (edition: 'study' | 'pro' = 'study'): Store => ({
        files: files === 'bucket' ? bucketFiles(openBucket(bucket), cache) : directoryFiles(folder),
        pointer: database ? postgresPointer(database, edition) : directoryPointer(`${folder}/${edition}`),
        edition,
      }),
    }
  }

  return { newStore }
}

async function onServer(connectionString: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}
