import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '@stepwise/deploy'
import { listVersions, promote, publish, publishedManifest } from '@stepwise/deploy'
import { fakeHost, fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { namedVersions } from '@stepwise/deploy/testing/fake-store'
import { describe, expect, test } from 'vitest'
import { fourStores, kinds } from './four-stores.ts'

/** How many releases are killed in each store: `KILLS=200 npx vitest run --project slow-tools cli/release/store/kill`. */
const kills = Number(process.env.KILLS ?? 5)
const stores = fourStores()
const reason = { who: 'ada', why: 'a test' }

async function firstRelease(store: Store) {
  await publish(store, 'host', await fakeHost('1.0.0'))
  const dist = await fakeRemote('learn', '1.0.0')
  await publish(store, 'learn', dist)
  await promote(store, namedVersions('host@1.0.0 learn@1.0.0'), reason)
  return dist
}

/** Everything that a reader may rely on, whenever a release was killed. Returns the number of the live promotion. */
async function assertWhole(store: Store): Promise<number> {
  const live = await store.pointer.current()
  if (!live) throw new Error('Nothing is live.')
  const [, embedded = ''] = /id="registry">(.*?)<\/script>/s.exec(live.page) ?? []
  expect(JSON.parse(embedded).promotion).toBe(live.registry.promotion)
  const history = await store.pointer.history()
  expect(history.map(({ promotion }) => promotion)).toEqual(history.map((_, index) => index + 1))
  expect(history.at(-1)?.promotion).toBe(live.registry.promotion)
  const learn = history.flatMap(({ changes }) => changes.filter(({ part }) => part === 'learn'))
  for (const [index, change] of learn.entries()) expect(change.from).toBe(learn[index - 1]?.to ?? null)
  expect(listVersions(live.registry).get('learn')).toBe(learn.at(-1)?.to)
  for (const [part, version] of listVersions(live.registry)) await publishedManifest(store.files, { part, version })
  for (const name of ['remoteEntry.1.js', 'home.1.js', 'home.1.css'])
    expect(await store.files.read(`remotes/learn/${learn.at(-1)?.to}/${name}`)).toBeDefined()
  return live.registry.promotion
}

describe.each(kinds)('files: $files, pointer: $pointer', (kind) => {
  test(
    `${kills} releases killed at any moment: the old set or the new one, and the next release works`,
    async () => {
      const opened = await stores.newStore(kind)
      const dist = await firstRelease(opened.open())
      let isCut = 0
      for (let kill = 0; kill < kills; kill += 1) {
        const script = join(import.meta.dirname, 'promoting-process.ts')
        const child = spawn(process.execPath, [script, opened.folder, dist], {
          env: { PATH: process.env.PATH, ...opened.env },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        let said = ''
        child.stdout.on('data', (chunk) => {
          said += chunk
        })
        const hasReleased = await Promise.race([once(child.stdout, 'data').then(() => true), once(child, 'close')])
        if (hasReleased !== true) throw new Error('The process that releases ended by itself.')
        await wait(Math.random() * 300)
        child.kill('SIGKILL')
        await once(child, 'close')
        const promotion = await assertWhole(opened.open())
        const reported = Number(said.trim().split('\n').at(-1)?.split(' ')[0])
        // What was said to be live is live; one more may be, whose process had no time to say so.
        expect([reported, reported + 1]).toContain(promotion)
        if (promotion !== reported) isCut += 1
      }
      const version = { part: 'learn', version: '2.0.0' }
      await publish(opened.open(), 'learn', await fakeRemote('learn', '2.0.0'))
      const before = await assertWhole(opened.open())
      expect((await promote(opened.open(), [version], reason))?.promotion).toBe(before + 1)
      await assertWhole(opened.open())
      if (process.env.KILLS) console.log(`${kills} kills, ${before} promotions, ${isCut} became live unsaid`)
    },
    20_000 + kills * 5000,
  )
})
