import type { Edition } from '@stepwise/shared/contracts'
import { isDatabaseOutage } from '@stepwise/shared/server'
import pg from 'pg'
import { ReleaseError, StoreError, TemporaryError } from '../errors.ts'
import type { Live, Move, Pointer, Promotion } from './store.ts'
import { storedPromotion, storedRegistry } from './stored-records.ts'

// `json` and not `jsonb`: a registry keeps the order in which it was written.
const schema = `
  create schema if not exists releases;
  create table if not exists releases.live (
    edition text primary key, promotion integer not null, registry json not null, page text not null);
  create table if not exists releases.history (
    edition text, promotion integer, record json not null, primary key (edition, promotion))`
/** Names of locks in the database, beside the API's (api/src/database/migrate.ts). */
const schemaLock = 740_101
const holdLock = 740_102
const maxMoves = 10
const refreshMs = 1000
const lockTimeout = '15s'

const restoreRow = 'put the last row of releases.live back'

const lockNotAvailable = '55P03'
const uniqueViolation = '23505'

/**
 * The pointer in PostgreSQL, for gateways and people on many machines. A move is one transaction that changes the row only when it is
 * still the one on which the move was decided; otherwise it is decided again. A row of the history is only ever added.
 */
export function postgresPointer(connectionString: string, edition: Edition): Pointer {
  const pool = new pg.Pool({ connectionString, max: 4, allowExitOnIdle: true })
  // A connection that breaks while no one uses it is replaced with the next query.
  pool.on('error', () => {})
  // One that breaks during a transaction fails its statement; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  let opened: Promise<void> | undefined
  let kept: { live: Live | undefined; askedAt: number; isOld?: boolean } | undefined
  let asking: Promise<Live | undefined> | undefined

  /** Does `work` in a transaction and commits unless it throws. */
  async function transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => Promise.reject(notReached(error)))
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${lockTimeout}'; set local idle_in_transaction_session_timeout = 0`)
      const result = await work(client)
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
      throw asUserFacing(error)
    }
  }

  function open(): Promise<void> {
    opened ??= transaction(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [schemaLock])
      await client.query(schema)
    }).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function queryRows<T extends pg.QueryResultRow>(client: pg.Pool | pg.PoolClient, query: string): Promise<T[]> {
    const { rows } = await client.query<T>(query, [edition]).catch((error) => Promise.reject(asUserFacing(error)))
    return rows
  }

  async function readLive(client: pg.Pool | pg.PoolClient): Promise<Live | undefined> {
    const rows = await queryRows<Live>(client, 'select registry, page from releases.live where edition = $1')
    const source = { place: `The row ${edition} of releases.live`, advice: restoreRow }
    return rows[0] && { ...rows[0], registry: storedRegistry(rows[0].registry, source) }
  }

  async function readHistory(client: pg.Pool | pg.PoolClient): Promise<Promotion[]> {
    const query = 'select record from releases.history where edition = $1 order by promotion'
    const rows = await queryRows<{ record: Promotion }>(client, query)
    return rows.map(({ record }) =>
      storedPromotion(record, {
        place: `The row ${edition} ${record?.promotion ?? ''} of releases.history`,
        advice: 'correct the row',
      }),
    )
  }

  /** The lock that `hold` takes alone and moves take together. */
  const lock = (client: pg.PoolClient, kind: '' | '_shared') =>
    client.query(`select pg_advisory_xact_lock${kind}($1, hashtext($2))`, [holdLock, edition])

  /** Whether the pointer was still where the move began. */
  async function apply(client: pg.PoolClient, base: number | undefined, { registry, page, record }: Move) {
    const values = [edition, registry.promotion, JSON.stringify(registry), page]
    const moved =
      base === undefined
        ? await client.query('insert into releases.live values ($1, $2, $3, $4) on conflict do nothing', values)
        : await client.query(
            'update releases.live set promotion = $2, registry = $3, page = $4 where edition = $1 and promotion = $5',
            [...values, base],
          )
    if (moved.rowCount !== 1) throw new ConflictingMove()
    const entry = [edition, record.promotion, JSON.stringify(record)]
    await client.query('insert into releases.history values ($1, $2, $3)', entry)
  }

  async function moveOnce(decide: Parameters<Pointer['move']>[0]) {
    return transaction(async (client) => {
      await lock(client, '_shared')
      const live = await readLive(client)
      // Whoever decides may want the page too, of the same promotion.
      keep(live)
      const next = await decide(live?.registry, await readHistory(client))
      if (next) await apply(client, live?.registry.promotion, next)
      return next?.record
    }).finally(() => {
      if (kept) kept.askedAt = 0
    })
  }

  function keep(live: Live | undefined) {
    const isSame = kept && kept.live?.registry.promotion === live?.registry.promotion
    kept = { live: isSame ? kept?.live : live, askedAt: Date.now() }
  }

  async function ask(): Promise<Live | undefined> {
    try {
      await open()
      const query = 'select promotion from releases.live where edition = $1'
      const rows = await queryRows<{ promotion: number }>(pool, query)
      const isKnown = kept && kept.live?.registry.promotion === rows[0]?.promotion
      keep(isKnown ? kept?.live : await readLive(pool))
    } catch (error) {
      if (!kept) throw error
      // What was read before is better than nothing.
      if (!kept.isOld) console.error(`What is live cannot be read. ${error instanceof Error ? error.message : error}`)
      kept = { ...kept, askedAt: Date.now(), isOld: true }
    }
    return kept?.live
  }

  return {
    async read() {
      await open()
      return (await readLive(pool))?.registry
    },

    async history() {
      await open()
      return readHistory(pool)
    },

    async current() {
      if (kept && Date.now() - kept.askedAt < refreshMs) return kept.live
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },

    async hold(work) {
      await open()
      return transaction(async (client) => {
        await lock(client, '')
        return work((await readLive(client))?.registry, await readHistory(client))
      })
    },

    async move(decide) {
      await open()
      for (let count = 0; count < maxMoves; count += 1) {
        try {
          return await moveOnce(decide)
        } catch (error) {
          if (!(error instanceof ConflictingMove)) throw error
        }
      }
      throw new ReleaseError([`Others released ${maxMoves} times in the meantime; try again when they have finished.`])
    },
  }
}

/** Another move became live after this one was begun. */
class ConflictingMove extends Error {}

function notReached(error: unknown) {
  const cause = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
  const sentence = `The database with the releases cannot be reached: ${cause}.`
  return isDatabaseOutage(error) ? new TemporaryError([sentence]) : new StoreError([sentence])
}

function asUserFacing(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (code === lockNotAvailable)
    return new TemporaryError(['Another release is under way in this store; try again when it is done.'])
  if (code === uniqueViolation)
    return new ReleaseError([`The history is ahead of what is live. Nothing is changed: ${restoreRow}.`])
  return isDatabaseOutage(error) ? notReached(error) : error
}
