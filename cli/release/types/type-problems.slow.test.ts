import { directoryStore, promote, publish } from '@stepwise/deploy'
import { fakeHost, fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { namedVersions } from '@stepwise/deploy/testing/fake-store'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { expect, test } from 'vitest'
import { packedTypes } from './shared-types.ts'
import { typeProblems } from './type-problems.ts'

// docs/decisions/024-promotion-gate.md

const ui = '@stepwise/shared/ui'
const typesWith = (props: string) =>
  packedTypes({
    modules: { [ui]: 'ui.d.ts' },
    files: { 'ui.d.ts': `export declare function LoadFailure(props: { ${props} }): null` },
  })
const [before, after] = [typesWith('message: string; onRetry?: () => void'), typesWith('message: string')]
const learn = (version: string, names = ['LoadFailure']) =>
  fakeRemote('learn', version, { manifest: { uses: { [ui]: names } } })

/** Live: a host, learn and journal that were built with the same types; journal uses none of them. */
async function liveStore() {
  const store = directoryStore(await temporaryFolder(), 'study')
  const exports = { exports: { [ui]: ['LoadFailure'] } }
  await publish(store, 'host', await fakeHost('1.0.0', exports), { types: before })
  await publish(store, 'host', await fakeHost('2.0.0', exports), { types: after })
  await publish(store, 'learn', await learn('1.0.0'), { types: before })
  await publish(store, 'learn', await learn('2.0.0'), { types: after })
  await publish(store, 'journal', await fakeRemote('journal', '1.0.0'), { types: before })
  await promote(store, namedVersions('host@1.0.0 learn@1.0.0 journal@1.0.0'), { who: 'ada', why: '' })
  return store
}

test('a host that takes less than a live remote was built with is refused, for the remote that uses it', async () => {
  const store = await liveStore()
  expect(await typeProblems(store, namedVersions('host@2.0.0'))).toEqual([
    {
      part: 'host',
      text: `learn uses LoadFailure of ${ui}, which in this host takes no onRetry. Keep it, promote a learn that was built with it, or go on with --breaking "why".`,
    },
  ])
  expect(await typeProblems(store, namedVersions('host@2.0.0 learn@2.0.0'))).toEqual([])
})

test('a remote that was built with other types than those of the live host is refused when they do not fit', async () => {
  const store = await liveStore()
  await promote(store, namedVersions('host@2.0.0 learn@2.0.0'), { who: 'ada', why: '' })
  expect(await typeProblems(store, namedVersions('learn@1.0.0'))).toMatchObject([
    { part: 'learn', text: expect.stringContaining('which in the host that it would run with takes no onRetry') },
  ])
  expect(await typeProblems(store, namedVersions('journal@1.0.0'))).toEqual([])
})

test('a version without types is refused, named with its commit, until it is published again with them', async () => {
  const store = await liveStore()
  await publish(store, 'learn', await learn('3.0.0'))
  const promoted = namedVersions('host@2.0.0 learn@3.0.0')
  expect(await typeProblems(store, promoted)).toEqual([
    {
      part: 'learn',
      text: 'learn@3.0.0 was stored without its types, so nothing can be compared with them. Publish it again from commit 0123456789, which adds them (npm run release -- publish learn), or go on with --breaking "why".',
    },
  ])
  await publish(store, 'learn', await learn('3.0.0'), { types: after })
  expect(await typeProblems(store, promoted)).toEqual([])
})

test('beside a live host without types no remote is promoted unasked', async () => {
  const store = await liveStore()
  await publish(store, 'host', await fakeHost('3.0.0', { exports: { [ui]: ['LoadFailure'] } }))
  await promote(store, namedVersions('host@3.0.0'), { who: 'ada', why: '' })
  expect(await typeProblems(store, namedVersions('learn@2.0.0 journal@1.0.0'))).toMatchObject([
    { part: 'host', text: expect.stringMatching(/^host@3\.0\.0 was stored without its types/) },
  ])
})
