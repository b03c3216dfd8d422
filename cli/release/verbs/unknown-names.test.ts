import type { Store } from '@stepwise/deploy'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { beforeAll, expect, test } from 'vitest'
import { verbs } from '../verbs.ts'
import { printedBy } from './printed-by.ts'

let store: Store
beforeAll(async () => {
  ;({ store } = await fakeStore(
    'host@1.0.0 journal@1.0.0-aaaaaaaa learn@1.0.0-ab12cd34 learn@1.0.0-00ffee00',
    'host@1.0.0 learn@1.0.0-ab12cd34 journal@1.0.0-aaaaaaaa',
  ))
})

const noPart = 'There is no part called lern here. Did you mean learn?'
const noVersion = 'learn@1.0.0-ab12cd35 has not been published to this store. Did you mean learn@1.0.0-ab12cd34?'

test.each([
  ['publish', ['lern'], {}, noPart],
  ['check', ['lern@1.0.0'], {}, noPart],
  ['override', ['lern@1.0.0'], {}, noPart],
  ['canary', ['lern@1.0.0'], { percent: '5' }, noPart],
  ['promote', ['lern@1.0.0'], { 'no-smoke': 'a test' }, noPart],
  ['rollback', ['lern'], {}, 'lern has never been live here. Did you mean learn?'],
  ['withdraw', ['lern'], {}, 'lern is not live. Did you mean learn?'],
  ['status', [], { part: 'lern' }, noPart],
  ['history', [], { part: 'lern' }, noPart],
  ['watch', ['lern'], {}, noPart],
  ['check', ['learn@1.0.0-ab12cd35'], {}, noVersion],
  ['override', ['learn@1.0.0-ab12cd35'], {}, noVersion],
  ['canary', ['learn@1.0.0-ab12cd35'], { percent: '5' }, noVersion],
  ['promote', ['learn@1.0.0-ab12cd35'], { 'no-smoke': 'a test' }, noVersion],
  ['promote', ['club@1.0.0'], {}, 'There is no part called club here. There are: host, journal, learn.'],
] as const)('%s %s %o: the nearest name is meant, or those that there are', async (name, args, options, words) => {
  const verb = verbs[name]
  if (!verb) throw new Error(`There is no verb ${name}.`)
  await expect(printedBy(verb, [...args], { store, options })).rejects.toThrow(words)
})
