import { expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { memberForm } from '../../../test/support/sign-ups.ts'
import { useTestApi } from '../../../test/support/test-api.ts'

const study = useTestApi()
const pro = useTestApi({ edition: 'pro' })

test.each([
  ['study', study, 'inst-licence'],
  ['pro', pro, 'site-licence'],
])('%s: people of a domain can sign up from when it is added until it is removed', async (_edition, api, type) => {
  const { run, question } = adminOf(api)
  const verify = (email: string) => api.visitor('POST', '/auth/verify_email', { user: { email }, sign_up_type: type })
  expect((await verify('mo@cs.kelda.example')).status).toBe(422)
  await run('institutions add', { domain: 'Kelda.example', name: 'Kelda' })
  expect((await verify('mo@cs.kelda.example')).status).toBe(200)
  const form = memberForm({ email: 'mo@cs.kelda.example' }, type)
  expect((await api.visitor('POST', '/auth/sign_up', form)).status).toBe(200)
  expect((await run('institutions list')).text).toContain('kelda.example  Kelda')

  await expect(run('institutions add', { domain: 'kelda.example', name: 'Other' })).rejects.toThrow('is already there')
  await expect(run('institutions add', { domain: 'mo@kelda.example', name: 'Other' })).rejects.toThrow('must look like')

  expect(await question('institutions remove', { domain: 'kelda.example' })).toContain('No one else will sign up')
  await run('institutions remove', { domain: 'kelda.example' })
  expect((await verify('mo@cs.kelda.example')).status).toBe(422)
  await expect(run('institutions remove', { domain: 'kelda.example' })).rejects.toThrow('There is no domain')
})
