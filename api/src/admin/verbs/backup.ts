import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { openDatabase } from '../../database/database.ts'
import { inspectBackup, type TableSum } from '../backup/backup-file.ts'
import { loadBackup } from '../backup/load-backup.ts'
import { backUp, verifyBackup } from '../backup/snapshot.ts'
import { isEmpty } from '../backup/tables.ts'
import { isServerListening } from '../server-listening.ts'
import { type AdminContext, AdminFailure, adminVerb } from '../verb.ts'

// A server that answers works in another folder than the person who typed a relative one.
const wholePath = z.string().refine(isAbsolute, 'Give the whole path, from / on')
const flag = z.boolean().default(false)
const address = z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://name:password@host/database' })

export const backupVerbs = [
  adminVerb({
    name: 'backup',
    does: 'writes all data to a file, and tests that it can be restored',
    options: z.object({
      to: wholePath.describe('the file, or a folder in which it gets a name with the time'),
      keep: z.coerce.number().int().min(1).optional().describe('how many the folder keeps; older ones are deleted'),
      noVerify: flag.describe('does not test that it can be restored'),
    }),
    isChange: true,
    hasOwnTransactions: true,
    run: async (context, { to, keep, noVerify }) => {
      const { edition } = context.settings
      const isFolder = await stat(to).then(
        (found) => found.isDirectory(),
        () => false,
      )
      if (keep && !isFolder) throw new AdminFailure('--keep counts the backups in a folder: give an existing folder.')
      const file = isFolder ? join(to, buildName(edition, context.now())) : to
      if (!isFolder && (await isThere(to))) throw new AdminFailure(`${to} already exists. Give another name.`)
      if (!(await isThere(dirname(file)))) throw new AdminFailure(`There is no folder ${dirname(file)}.`)
      await backUp(context, file)
      const { tables } = await inspectBackup(file)
      if (!noVerify) await verifyBackup(file, edition)
      const deleted = keep ? await deleteOlder(to, edition, keep) : []
      const { size } = await stat(file)
      return {
        lines: [
          `${file}: ${formatSum(tables)}, ${Math.ceil(size / 1024)} KiB.`,
          noVerify ? 'Restoring it was not tested.' : 'It was restored into an empty database and matches.',
          ...deleted.map((name) => `Deleted ${name}.`),
        ],
        data: { file, bytes: size, tables: Object.fromEntries(tables), isVerified: !noVerify, deleted },
      }
    },
  }),
  adminVerb({
    name: 'restore',
    does: 'fills an empty database from a backup',
    options: z.object({
      from: wholePath.describe('the file that "backup" wrote'),
      replace: flag.describe('replaces what the database has'),
    }),
    isChange: true,
    hasOwnTransactions: true,
    makesDatabase: true,
    question: async ({ pool, settings }, { replace }) => {
      if (!replace || (await isEmptyPool(pool))) return undefined
      return `All data of the ${settings.edition} edition in this database is replaced by that of the backup.`
    },
    run: async (context, { from, replace }) => {
      await refuseWhileRunning(context, 'what it has in memory would not be what the database has')
      const { edition } = context.settings
      const { header, tables } = await loadBackup(context.pool, from, {
        edition,
        replaces: replace,
        report: context.report,
      })
      return {
        lines: [
          `Restored ${formatSum(tables)} as they were at ${header.madeAt}. Counts and hashes are those of the backup.`,
        ],
        data: { madeAt: header.madeAt, tables: Object.fromEntries(tables) },
      }
    },
  }),
  adminVerb({
    name: 'move-data',
    does: 'copies all data of this database into an empty PostgreSQL',
    options: z.object({ to: address.describe('postgres://name:password@host/database') }),
    secret: ['to'],
    isChange: true,
    hasOwnTransactions: true,
    run: async (context, { to }) => {
      await refuseWhileRunning(context, 'what is written meanwhile would stay behind')
      const { dataFolder, edition } = context.settings
      const file = `${dataFolder}/move-data.backup.gz`
      const target = await openDatabase({ databaseUrl: to, dataFolder })
      try {
        if (!(await isEmptyPool(target.pool)))
          throw new AdminFailure('That database already has data. Name an empty one.')
        await backUp({ ...context, report: () => undefined }, file)
        const { tables } = await loadBackup(target.pool, file, { edition, report: context.report })
        return {
          lines: [
            `Moved ${formatSum(tables)}. Counts and hashes are the same in both; nothing was changed here.`,
            'Set DATABASE_URL to that database and start the product.',
          ],
          data: { tables: Object.fromEntries(tables) },
        }
      } finally {
        await rm(file, { force: true })
        await target.close()
      }
    },
  }),
]

async function refuseWhileRunning({ settings }: AdminContext, why: string) {
  if (settings.databaseUrl || !(await isServerListening(settings.dataFolder))) return
  throw new AdminFailure(`Stop the server first: ${why}.`)
}

async function isEmptyPool(pool: AdminContext['pool']) {
  const client = await pool.connect()
  return isEmpty(client).finally(() => client.release())
}

const buildPrefix = (edition: string) => `stepwise-${edition}-`
const ending = '.backup.gz'

/** Sorted by name is sorted by time. */
const buildName = (edition: string, now: Date) =>
  `${buildPrefix(edition)}${now.toISOString().replaceAll(/[:.]/g, '-')}${ending}`

async function deleteOlder(folder: string, edition: string, keep: number) {
  const names = (await readdir(folder)).filter((name) => name.startsWith(buildPrefix(edition)) && name.endsWith(ending))
  const older = names.sort().slice(0, -keep)
  for (const name of older) await rm(join(folder, name))
  return older
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

function formatSum(tables: Map<string, TableSum>) {
  const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.size} tables`
}
