import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { startMailServer } from './support/mail-server.ts'
import { ownDatabase } from './support/own-database.ts'
import { startServer, stopAfterTest } from './support/server-process.ts'

// Three servers start here, which takes long on a busy machine.
test('a server that is killed with mails waiting loses none, and each arrives once', async () => {
  const { settings } = await ownDatabase()
  const down = await startMailServer()
  await down.stop()
  const env = { MAIL_URL: down.url, PUBLIC_URL: 'https://stepwise.test', SUPPORT_EMAIL: 'help@stepwise.test' }

  const first = stopAfterTest(await startServer(settings, { env }))
  const words = Array.from({ length: 8 }, (_, at) => `Message ${at}`)
  for (const message of words) {
    const answer = await fetch(`${first.address}/api/contact/guest_message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ full_name: 'Ada', email: 'ada@uni.test', message }),
    })
    expect(answer.status).toBe(200)
  }
  first.child.kill('SIGKILL')
  await first.ended

  // As if the waits had passed.
  const database = await openDatabase(settings)
  const next_attempt_at = new Date(0)
  const waiting = await database.db.updateTable('mails').set({ next_attempt_at }).returning('id').execute()
  await database.close()
  expect(waiting).toHaveLength(words.length)

  const up = await startMailServer({ port: Number(new URL(down.url).port) })
  const second = stopAfterTest(await startServer(settings, { env }))
  onTestFinished(async () => void second.child.kill('SIGTERM'))
  for (let waits = 0; up.received.length < words.length && waits < 600; waits++) await delay(100)
  const arrived = up.received.map(({ source }) => words.find((message) => source.includes(message)))
  expect(arrived.sort()).toEqual(words)
  expect(new Set(up.received.map(({ to }) => to))).toEqual(new Set(['help@stepwise.test']))
})
