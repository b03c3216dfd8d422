// docs/product/wire.md
import type { Running } from '../product/processes.ts'
import { copyStore, freshFolder, startApi, startProduct } from '../product/products.ts'
import { type Account, demoEmail } from '../support/accounts.ts'
import { type ApiSession, apiSession, stepsOf } from '../support/api-session.ts'
import { expect, giveSession, test } from '../support/test.ts'

// Three people who have completed nothing yet: one alone does not have 200 steps.
const people: Account[] = ['content', 'qa', 'institution']
const total = 200
const atOnce = 8

interface Completion {
  who: Account
  url: string
}

test.describe.configure({ mode: 'parallel' })

test('every acknowledged completion survives a SIGKILL of the API', { tag: '@alone' }, async ({ endWithTest }) => {
  test.setTimeout(120_000)
  await surviveKill('killed-api', (name, port) => startApi({ name, port }), endWithTest)
})

test('every acknowledged completion survives a SIGKILL of the whole product, and is shown', { tag: '@alone' }, async ({
  page,
  endWithTest,
}) => {
  test.setTimeout(120_000)
  const { address } = await surviveKill('killed-product', (name, port) => startProduct({ name, port }), endWithTest)
  await giveSession(page, address, demoEmail('content'))
  await page.goto(`${address}/dashboard/learn`)
  const percent = Number(await page.getByRole('progressbar').first().getAttribute('aria-valuenow'))
  expect(percent).toBeGreaterThan(0)
})

/** Kills the product amid completions and starts it again. Returns the product that runs then. */
async function surviveKill(
  name: string,
  start: (name: string, port?: number) => Promise<Running>,
  endWithTest: (end: () => unknown) => void,
): Promise<Running> {
  freshFolder(name)
  copyStore('study', name)
  const product = await start(name)
  endWithTest(product.kill)
  const sessions = await sessionsAt(product.address)
  const completions = await completionsFor(sessions)
  const acknowledged = await completeUntil(total / 2, completions, sessions, product.kill)
  expect(acknowledged.length, 'killed in the middle').toBeGreaterThanOrEqual(total / 2)
  expect(acknowledged.length, 'killed in the middle').toBeLessThan(total)

  const again = await start(name, Number(new URL(product.address).port))
  endWithTest(again.kill)
  // The sessions were acknowledged too, and must still be valid.
  const stored = await completedOf(sessions)
  expect(acknowledged.filter((completion) => !stored.has(keyOf(completion)))).toEqual([])
  return again
}

async function sessionsAt(address: string): Promise<Map<Account, ApiSession>> {
  return new Map(
    await Promise.all(people.map(async (who) => [who, await apiSession(address, demoEmail(who))] as const)),
  )
}

async function completionsFor(sessions: Map<Account, ApiSession>): Promise<Completion[]> {
  const all: Completion[] = []
  for (const [who, session] of sessions) all.push(...(await stepsOf(session)).map(({ url }) => ({ who, url })))
  expect(all.length).toBeGreaterThanOrEqual(total)
  return all.slice(0, total)
}

/** Completes steps as fast as possible and kills once `count` are acknowledged. Returns all that were acknowledged. */
async function completeUntil(
  count: number,
  completions: Completion[],
  sessions: Map<Account, ApiSession>,
  kill: () => Promise<void>,
): Promise<Completion[]> {
  const queue = [...completions]
  const acknowledged: Completion[] = []
  let killed: Promise<void> | undefined
  const lane = async () => {
    for (let next = queue.shift(); next && !killed; next = queue.shift()) {
      const isDone = await sessions
        .get(next.who)
        ?.post(`${next.url}/complete?view=flows`)
        .then(
          () => true,
          () => false,
        )
      if (isDone) acknowledged.push(next)
      if (acknowledged.length >= count) killed ??= kill()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  await killed
  return acknowledged
}

const keyOf = ({ who, url }: Completion) => `${who} ${url}`

async function completedOf(sessions: Map<Account, ApiSession>): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const [who, session] of sessions) {
    for (const { url, isCompleted } of await stepsOf(session)) if (isCompleted) keys.add(keyOf({ who, url }))
  }
  return keys
}
