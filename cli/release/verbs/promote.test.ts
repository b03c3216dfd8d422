import type { Store } from '@stepwise/deploy'
import { publish } from '@stepwise/deploy'
import { fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { beforeEach, expect, test } from 'vitest'
import { printedBy } from './printed-by.ts'
import { checkVerb, promoteVerb } from './promote.ts'

let store: Store
beforeEach(async () => {
  ;({ store } = await fakeStore('host@1.0.0 learn@1.0.0 learn@2.0.0', 'host@1.0.0 learn@1.0.0'))
  const config = { routes: [{ path: '/elsewhere', page: 'home', access: 'signed-in' as const }] }
  await publish(store, 'learn', await fakeRemote('learn', '3.0.0', { config }))
})

const options = { 'no-smoke': 'the browser is broken' }
const vanishes = 'learn: The route /learn vanishes. Keep it, or promote it with --breaking "why".'

test.each([checkVerb, promoteVerb])('without the smoke the gate is still asked: $usage', async (verb) => {
  await expect(printedBy(verb, ['learn@3.0.0'], { store, options })).rejects.toThrow(vanishes)
  expect((await store.pointer.read())?.remotes[0]?.version).toBe('1.0.0')
})

test('promote prints the sizes, and what is accepted, and the history says why', async () => {
  const given = { ...options, breaking: 'no one used it' }
  const checked = await printedBy(checkVerb, ['learn@3.0.0'], { store, options: given })
  expect(checked).toEqual(
    expect.arrayContaining(['learn@3.0.0', expect.stringMatching(/^ {2}entry: 0\.0 kB of /), `  ${vanishes}`]),
  )
  expect(checked.at(-1)).toBe('It may be promoted.')
  const promoted = await printedBy(promoteVerb, ['learn@3.0.0'], { store, options: given })
  expect(promoted).toContain('Accepted, because of --breaking "no one used it":')
  expect(promoted.slice(-2)).toEqual(['learn 1.0.0 → 3.0.0', 'Live as promotion 2.'])
  expect((await store.pointer.history()).at(-1)).toMatchObject({
    who: 'grace',
    breaking: 'no one used it',
    note: 'No smoke: the browser is broken',
  })
})

test('why there is no smoke has to be said', async () => {
  for (const verb of [checkVerb, promoteVerb])
    await expect(printedBy(verb, ['learn@2.0.0'], { store, options: { 'no-smoke': '' } })).rejects.toThrow(
      'Say why to skip the smoke: --no-smoke "why".',
    )
})
