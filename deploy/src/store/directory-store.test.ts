import { expect, test } from 'vitest'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { directoryStore } from './directory-store.ts'

const reason = { who: 'ada', why: 'a test' }

test('a remote that was published once is live in both editions, each with a host of its own', async () => {
  const root = await temporaryFolder()
  const [study, pro] = [directoryStore(root, 'study'), directoryStore(root, 'pro')]
  const dist = await fakeRemote('learn', '1.0.0')
  const outcomes = await Promise.all([publish(study, 'learn', dist), publish(pro, 'learn', dist)])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['already stored', 'stored'])
  await publish(study, 'host', await fakeHost('1.0.0-study'))
  await publish(pro, 'host', await fakeHost('1.0.0-pro', { edition: 'pro' }))

  const learn = { part: 'learn', version: '1.0.0' }
  await promote(study, [learn, { part: 'host', version: '1.0.0-study' }], reason)
  await promote(pro, [learn, { part: 'host', version: '1.0.0-pro' }], reason)
  const [inStudy, inPro] = [await study.pointer.read(), await pro.pointer.read()]
  expect([inStudy?.host.edition, inPro?.host.edition]).toEqual(['study', 'pro'])
  expect(inStudy?.remotes[0]?.folder).toBe(inPro?.remotes[0]?.folder)
  await expect(promote(study, [{ part: 'host', version: '1.0.0-pro' }], reason)).rejects.toThrow(
    'this store serves the study edition',
  )
})
