import { beforeEach, expect, test } from 'vitest'
import { moveCanary } from '../selection/canary.ts'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { namedVersions } from '../testing/fake-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { promote, rollback, withdraw } from './promote.ts'
import { publish } from './publish.ts'

const by = (who: string, owner?: string) => ({ who, why: 'a test', ...(owner && { for: owner }) })
let store: Store

beforeEach(async () => {
  store = directoryStore(await temporaryFolder(), 'study')
  await publish(store, 'host', await fakeHost('1.0.0', { owners: ['platform'] }))
  for (const version of ['1.0.0', '2.0.0'])
    await publish(store, 'learn', await fakeRemote('learn', version, { config: { owners: ['ada', 'ben'] } }))
  await publish(store, 'learn', await fakeRemote('learn', '3.0.0', { config: { owners: ['eve'] } }))
  await publish(store, 'journal', await fakeRemote('journal', '1.0.0'))
  await promoteAs('platform', 'host@1.0.0')
  await promoteAs('ada', 'learn@1.0.0')
})

const promoteAs = (who: string, name: string, owner?: string) => promote(store, namedVersions(name), by(who, owner))

test('a part is promoted, rolled back and withdrawn by its owners', async () => {
  await promoteAs('ben', 'learn@2.0.0')
  await rollback(store, 'learn', by('ada'))
  await withdraw(store, 'learn', by('ben'))
  expect((await store.pointer.history()).map(({ who }) => who)).toEqual(['platform', 'ada', 'ben', 'ada', 'ben'])
})

test('others say for which owner they do it, and the history keeps that', async () => {
  const sentence = 'learn belongs to ada, ben, and you are eve: say who you act for, with --for ada.'
  await expect(promoteAs('eve', 'learn@2.0.0')).rejects.toThrow(sentence)
  await expect(withdraw(store, 'learn', by('eve'))).rejects.toThrow(sentence)
  await expect(promoteAs('eve', 'learn@2.0.0', 'zoe')).rejects.toThrow('--for zoe names none of them')
  expect(await promoteAs('eve', 'learn@2.0.0', 'ben')).toMatchObject({ who: 'eve', for: 'ben' })
  await expect(rollback(store, 'learn', by('eve'))).rejects.toThrow(sentence)
})

test('others start no canary, and anyone may end one; a release that undoes itself asks no one', async () => {
  const learn = { part: 'learn', version: '2.0.0' }
  await expect(moveCanary(store, learn, 10, by('eve'))).rejects.toThrow('learn belongs to ada, ben')
  expect(await moveCanary(store, learn, 10, by('eve', 'ada'))).toMatchObject({ who: 'eve', for: 'ada' })
  await moveCanary(store, learn, 0, by('eve'))
  await promoteAs('ada', 'learn@2.0.0')
  await rollback(store, 'learn', by('the watch'), { onlyFrom: '2.0.0' })
})

test('a version does not choose its own owners while another is live', async () => {
  await expect(promoteAs('eve', 'learn@3.0.0')).rejects.toThrow('learn belongs to ada, ben')
  await promoteAs('ada', 'learn@3.0.0')
  await expect(promoteAs('ada', 'learn@1.0.0')).rejects.toThrow('learn belongs to eve')
})

test('a part without owners is for anyone, and so is every part of a local store', async () => {
  await promoteAs('eve', 'journal@1.0.0')
  await promote(store, [{ part: 'learn', version: '2.0.0' }], by('eve'), { isLocal: true })
  await expect(promoteAs('eve', 'host@1.0.0')).resolves.toBeUndefined()
})
