import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeContent } from '@stepwise/api/testing/content-fixture'
import { startServer, stopAfterTest } from '@stepwise/api/testing/server-process'
import { expect, onTestFinished, test } from 'vitest'
import { debianProgram } from '../debian/debian-program.ts'
import { startPair, startPgbouncer } from './pair.ts'
import { until } from './until.ts'
import { Writers } from './writers.ts'

test('the primary dies under load, again and again, and no acknowledged write is lost', async ({ skip }) => {
  const [postgres, haproxy, pgbouncer] = await Promise.all([
    debianProgram('postgresql'),
    debianProgram('haproxy'),
    debianProgram('pgbouncer'),
  ])
  if (!postgres || !haproxy || !pgbouncer) return skip('PostgreSQL, HAProxy or pgbouncer of Debian cannot be had here.')

  const folder = await mkdtemp(join(tmpdir(), 'stepwise-standby-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // PostgreSQL's user has to reach its own folder in it.
  await chmod(folder, 0o711)
  const pair = await startPair(join(folder, 'machines'), { postgres, haproxy })
  onTestFinished(pair.end)
  const pool = await startPgbouncer(pgbouncer, join(folder, 'machines'), pair.port)
  onTestFinished(pool.end)

  const contentFolder = join(folder, 'content')
  writeContent(contentFolder)
  const apis = []
  for (const databaseUrl of [pair.url, pool.url]) {
    const dataFolder = join(folder, `api-${apis.length}`)
    apis.push(stopAfterTest(await startServer({ databaseUrl, dataFolder }, { env: { CONTENT_DIR: contentFolder } })))
  }
  const addresses = apis.map(({ address }) => address)
  const writers = new Writers(addresses)
  await writers.start(6)
  const acknowledged = () => writers.responses.filter(({ status }) => status === 200).length
  const moreAnswered = async (what: string, count: number) => {
    const before = acknowledged()
    await until(what, () => acknowledged() >= before + count)
  }
  await moreAnswered('writes are acknowledged', 100)

  const gaps: string[] = []
  let [primary, standby] = [pair.machines.a, pair.machines.b]
  for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
    await primary.end(signal)
    const died = Date.now()
    await standby.script('promote')
    const promoted = Date.now()
    for (const address of addresses) {
      const isBack = () =>
        writers.responses.some(({ api, at, status }) => api === address && at > promoted && status === 200)
      await until(`${address} acknowledges writes again`, isBack)
      const back =
        writers.responses.find(({ api, at, status }) => api === address && at > promoted && status === 200)?.at ?? 0
      gaps.push(`${signal}: ${back - died} ms after the kill, ${back - promoted} ms after the promotion`)
      expect(back - promoted).toBeLessThan(5000)
    }
    if (signal === 'SIGQUIT') {
      // It is started by mistake, and calls itself the primary, too: everyone stays with the new one.
      await primary.start()
      await moreAnswered('writes go on beside an old primary', 50)
      const visitors = await primary.sql("select count(*) from pg_stat_activity where usename = 'stepwise'")
      expect(visitors).toBe('0')
      await primary.end('SIGINT')
    }
    await primary.script('rejoin', primary.name, '127.0.0.1', String(standby.port), primary.data)
    await primary.start()
    await standby.script('confirm-by', primary.name)
    expect(await standby.script('state')).toMatch(`primary confirmed by ${primary.name}`)
    expect(await primary.script('state')).toBe('standby following')
    ;[primary, standby] = [standby, primary]
    await moreAnswered('writes go on with the new pair', 50)
  }
  await standby.end('SIGKILL')
  expect(await primary.script('state')).toBe('primary alone')
  await primary.script('confirm-by', 'nobody')
  await moreAnswered('writes go on without a standby', 50)
  await writers.stop()

  const counts = Object.groupBy(writers.responses, ({ status }) => status)
  console.log(gaps.join('\n'))
  console.log(
    Object.entries(counts)
      .map(([status, responses]) => `${status}: ${responses?.length}`)
      .join(', '),
  )
  expect(Object.keys(counts).sort()).toEqual(['200', '503'])
  expect(apis.map(({ child }) => child.exitCode)).toEqual([null, null])

  for (const { email, notes, completed } of writers.people) {
    const rows = async (statement: string) => (await primary.sql(statement, 'stepwise')).split('\n').filter(Boolean)
    const person = `(select id from users where email = '${email}')`
    const stored = await rows(`select content from notes where user_id = ${person}`)
    const done = await rows(`select step_id from progress_steps where user_id = ${person} and completed_at is not null`)
    expect(stored).toEqual(expect.arrayContaining(notes))
    expect(new Set(stored).size).toBe(stored.length)
    expect(done).toEqual(expect.arrayContaining(completed.map((step) => `writing:${step.replaceAll('/', ':')}`)))
  }
})
