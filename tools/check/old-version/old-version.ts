import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { migrate, openDatabase } from '@stepwise/api'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { changedTables, versionBefore } from './migrations.ts'
import { findTests, isKnown, migrationsSince, unpackOldVersion } from './old-sources.ts'

/**
 * Runs API tests of the version before on today's tables: both versions use one database while the processes are replaced one by one. Those
 * of modules that name a changed table, or all with `OLD_VERSION=all`. None when no migration was added since.
 */
export async function oldVersionRuns(): Promise<boolean> {
  const { commit, excluded } = versionBefore()
  if (!(await isKnown(commit))) {
    console.log(`Not run: git has no commit ${commit} here. In a shallow clone, git fetch --unshallow brings it.`)
    return true
  }
  const added = await migrationsSince(commit)
  if (added.size === 0) {
    console.log(`Nothing to run: no migration was added since ${commit}.`)
    return true
  }
  console.log(`The API of ${commit.slice(0, 8)} on a database that also has ${[...added.keys()].join(', ')}.`)
  for (const { test, reason } of excluded) console.log(`Left out: "${test}": ${reason}.`)

  const folder = await unpackOldVersion(commit)
  const tables = changedTables([...added.values()])
  const isAll = process.env.OLD_VERSION === 'all'
  const files = isAll ? [] : await findTests(folder, tables)
  if (!isAll && files.length === 0) {
    console.log('Nothing to run: no table that this version knows was changed.')
    return true
  }
  console.log(isAll ? 'All its tests.' : `The tests of what uses ${tables.join(', ')}; OLD_VERSION=all runs all.`)
  return runTests(folder, files, excluded)
}

async function runTests(folder: string, files: string[], excluded: { test: string }[]) {
  const server = await startPostgres()
  try {
    // Each database of a PostgreSQL begins as a copy of this one: that version finds today's tables wherever it makes its own.
    const template = await openDatabase({ databaseUrl: server.url('template1'), dataFolder: '' })
    await migrate(template.pool)
    await template.close()
    const names = excluded.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const others = `^(?!(?:${names.join('|')})$)`
    const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
    const args = ['run', '--root=api', '--project=api-postgres', `--testNamePattern=${others}`, '--reporter=agent']
    const tests = spawn(process.execPath, [vitest, ...args, ...files], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: server.url('postgres') },
      stdio: 'inherit',
    })
    const [code] = await once(tests, 'exit')
    return code === 0
  } finally {
    await server.stop()
  }
}
