import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/database/database.ts'
import { createSession } from '../../src/modules/accounts/auth/sessions.repository.ts'
import type { DatabaseSettings } from '../support/engines.ts'

export const step = 'writing:plan:start:read'

/** Cookies of this many people who are signed in. */
export async function signedInPeople(settings: DatabaseSettings, count: number) {
  const { db, close } = await openDatabase(settings)
  const cookies: string[] = []
  for (let at = 0; at < count; at++) {
    const writer = { email: `writer-${at}@stepwise.test`, password_hash: '', first_name: 'Wyn', surname: 'Hart' }
    const { id } = await db.insertInto('users').values(writer).returning('id').executeTakeFirstOrThrow()
    const token = await createSession(db, id, new Date(), { device: 'Firefox on Linux', isSharedComputer: false })
    cookies.push(`stepwise_session_study=${token}`)
  }
  await close()
  return cookies
}

/** People who write and read notes all the time, each at one of `addresses`. */
export function startWriting(addresses: string[], cookies: string[]) {
  const acknowledged: string[] = []
  const answers: { at: number; status: number; ms: number; body: unknown; retryAfter: string | null }[] = []
  let isWriting = true

  async function call(address: string, cookie: string, method: 'GET' | 'POST', body?: object) {
    const started = Date.now()
    const headers = { cookie, origin: address, 'content-type': 'application/json' }
    const response = await fetch(`${address}/api/notes`, { method, headers, body: body ? JSON.stringify(body) : null })
    const { status } = response
    const answer = { at: Date.now(), status, ms: Date.now() - started, retryAfter: response.headers.get('retry-after') }
    answers.push({ ...answer, body: status === 200 ? undefined : await response.json() })
    if (status === 200) await response.body?.cancel()
    return status
  }

  const writers = cookies.map(async (cookie, at) => {
    const address = addresses[at % addresses.length] ?? ''
    while (isWriting) {
      const content = randomUUID()
      if ((await call(address, cookie, 'POST', { content, progress_step_id: step })) === 200) acknowledged.push(content)
      await call(address, cookie, 'GET')
      await sleep(20)
    }
  })
  return {
    acknowledged,
    answers,
    stop: async () => {
      isWriting = false
      await Promise.all(writers)
    },
  }
}
