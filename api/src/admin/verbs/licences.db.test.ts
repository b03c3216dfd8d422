import { expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { licenceForm } from '../../../test/support/sign-ups.ts'
import { useTestApi } from '../../../test/support/test-api.ts'

const study = useTestApi()
const pro = useTestApi({ edition: 'pro' })
const signUp = (api: typeof study, licence_key: string) =>
  api.visitor('POST', '/auth/sign_up', licenceForm({ licence_key }))

test.each([
  ['study', study],
  ['pro', pro],
])(
  '%s: a key that an operator has made opens an account, and is counted for its month and organisation',
  async (_edition, api) => {
    const { run } = adminOf(api)
    const made = await run('licences create', { count: '3', organisation: 'Kelda', until: '2026-03-31' })
    const [key] = made.data.keys
    expect(made.text.split('\n')).toEqual(made.data.keys)
    expect(new Set(made.data.keys).size).toBe(3)
    for (const one of made.data.keys) expect(one).toMatch(/^[1-9]\d{9}$/)

    expect((await signUp(api, key)).status).toBe(200)
    expect((await run('licences list', { organisation: 'Kelda', state: 'used' })).text).toMatch(
      new RegExp(`^key.*\\n${key} +used +2026-03-10 +2026-03-31 +2026-03-10 +Kelda$`),
    )
    expect((await run('licences list', { organisation: 'Kelda', state: 'free' })).data).toHaveLength(2)
    expect((await run('licences used')).data).toEqual([{ month: '2026-03', organisation: 'Kelda', used: 1 }])
    expect((await run('licences used', { month: '2026-02' })).text).toBe('No licence was used.')
  },
)

test('a key works on its last day, and not after it', async () => {
  const { run } = adminOf(study)
  const { data } = await run('licences create', { count: 2, organisation: 'Brief', until: '2026-03-12' })
  study.clock.now = new Date('2026-03-12T23:59:00Z')
  expect((await signUp(study, data.keys[0])).status).toBe(200)
  study.clock.now = new Date('2026-03-13T00:00:00Z')
  const words = 'This licence key is no longer valid. Please ask whoever gave it to you for a new one.'
  expect(await signUp(study, data.keys[1])).toMatchObject({ status: 422, body: { errors: { licence_key: [words] } } })
  expect((await run('licences list', { organisation: 'Brief', state: 'expired' })).data).toHaveLength(1)
  await expect(run('licences create', { count: 1, organisation: 'Brief', until: '2026-03-12' })).rejects.toThrow(
    '2026-03-12 is already over. No key was made.',
  )
})

test('keys are taken back after a question; used ones are not', async () => {
  const { run, question } = adminOf(study)
  const { data } = await run('licences create', { count: 4, organisation: 'Gone' })
  const [used, one, ...rest] = data.keys
  await signUp(study, used)
  expect(await question('licences revoke', { key: one })).toBe(`The key ${one} will no longer open an account.`)
  expect((await run('licences revoke', { key: one })).data).toEqual({ revoked: [one] })
  expect((await signUp(study, one)).body.errors.licence_key[0]).toContain('no longer valid')
  await expect(run('licences revoke', { key: used })).rejects.toThrow(`There is no unused key ${used}.`)

  expect(await question('licences revoke', { organisation: 'Gone' })).toContain('2 unused keys of Gone')
  expect((await run('licences revoke', { organisation: 'Gone' })).data.revoked.sort()).toEqual(rest.sort())
  await expect(run('licences revoke', { organisation: 'Gone' })).rejects.toThrow('Gone has no unused keys.')
  await expect(run('licences revoke')).rejects.toThrow('Say which keys')
})

test('wrong options are named at once, and nothing is made', async () => {
  const { run } = adminOf(study)
  const wrong = run('licences create', { count: '0', organisation: ' ', until: 'soon' })
  await expect(wrong).rejects.toThrow(/count: .*organisation: .*until: must look like 2027-09-01/)
  expect(await run('licences list', { organisation: ' ' }).catch(String)).toContain('organisation')
})
