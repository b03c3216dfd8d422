import { expect, test } from 'vitest'
import { StaleSetError } from '../errors.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { releasedStore } from '../testing/released-store.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'

const reason = { who: 'ada', why: 'a test' }

/** Tries one release, lets another become live meanwhile, and then makes the first one live. */
async function releaseAfterAnother(tried: 'host' | 'learn' | 'journal', another: 'host' | 'learn' | 'journal') {
  const { store } = await releasedStore({ learn: {}, journal: {} })
  const publishPart = async (part: string, version: string) =>
    publish(store, part, part === 'host' ? await fakeHost(version) : await fakeRemote(part, version))
  const triedVersion = await publishPart(tried, '1.1.0')
  await promote(store, [await publishPart(another, '1.2.0')], reason, { allowsGrowth: true })
  return promote(store, [triedVersion], reason, { triedWith: 1 })
}

test('a remote that became live meanwhile does not refuse another one that was tried without it', async () => {
  const entry = await releaseAfterAnother('journal', 'learn')
  expect(entry?.changes).toEqual([{ part: 'journal', from: '1.0.0', to: '1.1.0' }])
})

test.each([
  ['journal', 'host'],
  ['journal', 'journal'],
  ['host', 'learn'],
] as const)('%s is tried again when a version of %s became live meanwhile', async (tried, another) => {
  await expect(releaseAfterAnother(tried, another)).rejects.toBeInstanceOf(StaleSetError)
})
