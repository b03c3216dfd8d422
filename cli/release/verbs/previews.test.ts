// docs/product/qa.md#previews
import type { Store } from '@stepwise/deploy'
import { publish, readOverride } from '@stepwise/deploy'
import { fakeBuildRecord } from '@stepwise/deploy/testing/fake-builds'
import { fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { fakeStore } from '@stepwise/deploy/testing/fake-store'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { beforeEach, expect, test, vi } from 'vitest'
import { releaseSecret } from '../../start/release-secret.ts'
import { startSettings } from '../../start/settings.ts'
import { overrideVerb } from './override.ts'
import { logPreview, previewsVerb } from './previews.ts'
import { printedBy } from './printed-by.ts'

let dataDir: string
let store: Store
beforeEach(async () => {
  vi.stubEnv('PUBLIC_URL', '')
  dataDir = await temporaryFolder()
  ;({ store } = await fakeStore('host@1.0.0 learn@1.0.0 journal@1.0.0', 'host@1.0.0 learn@1.0.0'))
  return () => vi.unstubAllEnvs()
})

const week = 7 * 24 * 60 * 60_000
const publishNow = async (version: string, { age = 0, sharedRange = '^1.0.0' } = {}) => {
  const record = { ...fakeBuildRecord, builtAt: new Date(Date.now() - age).toISOString() }
  await publish(store, 'learn', await fakeRemote('learn', version, { manifest: { sharedRange } }), { record })
}
const previews = (options = {}) => printedBy(previewsVerb, [], { store, options, dataDir })

async function printedAtPublish(version: string): Promise<string[]> {
  const lines: string[] = []
  const settings = startSettings({ PORT: '4321', DATA_DIR: dataDir })
  const log = (line: string) => void lines.push(line)
  await logPreview({ store, settings, reason: { who: 'grace', why: '' }, log, options: {} }, { part: 'learn', version })
  return lines
}

test('publish prints the link of a version, which is listed for a week', async () => {
  expect(await previews()).toEqual(['There is no preview now: publish or override makes one.'])
  await publishNow('2.0.0')
  const [words, link = ''] = await printedAtPublish('2.0.0')
  expect(words).toMatch(/^Preview until 20\d\d-\d\d-\d\d \d\d:\d\d UTC:$/)
  const place = { origin: 'http://localhost:4321', edition: 'study' } as const
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(readOverride(token, releaseSecret(dataDir, {}), place)).toMatchObject({
    outcome: 'valid',
    override: { parts: ['learn@2.0.0'], by: 'ada' },
  })
  expect(await previews()).toEqual([expect.stringMatching(/^learn@2\.0\.0 {2}ada {2}until 20.* UTC$/), `      ${link}`])
})

test('links that override made are listed with whom they are for, and one part alone can be asked for', async () => {
  await publishNow('2.0.0')
  await printedBy(overrideVerb, ['journal@1.0.0'], { store, options: { accounts: ['student,qa'], ttl: '1h' }, dataDir })
  await printedBy(overrideVerb, ['journal@1.0.0'], { store, options: { person: '', ttl: '2h' }, dataDir })
  const listed = (await previews()).filter((line) => !line.startsWith(' '))
  expect(listed).toEqual([
    expect.stringMatching(/^learn@2\.0\.0 {2}ada/),
    expect.stringMatching(/^journal@1\.0\.0 {2}grace {2}until 20.* UTC {2}as a visitor$/),
    expect.stringMatching(/^journal@1\.0\.0 {2}grace {2}until 20.* UTC {2}for learners and QA$/),
  ])
  expect(await previews({ part: 'learn' })).toHaveLength(2)
  await expect(previews({ part: 'lern' })).rejects.toThrow('Did you mean learn?')
})

test('without a link, publish says why: it is live, too old, or does not fit', async () => {
  expect(await printedAtPublish('1.0.0')).toEqual([])
  await publishNow('2.0.0', { age: week + 1 })
  expect(await printedAtPublish('2.0.0')).toEqual([
    'For a link to it: npm run release -- override learn@2.0.0 --ttl 7d',
  ])
  await publishNow('3.0.0', { sharedRange: '^9.0.0' })
  expect(await printedAtPublish('3.0.0')).toEqual([
    'It cannot be previewed with what is live:',
    expect.stringMatching(/^learn: .*needs @stepwise\/shared/),
  ])
})
