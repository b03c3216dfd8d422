import { expect, test } from 'vitest'
import { callerOf, useStage } from '../../test/support/stage.ts'
import { demoPassword } from './accounts.ts'
import { seedDemo } from './seed.ts'

const study = useStage()
const pro = useStage({ edition: 'pro' })

async function signInAs(stage: typeof study, name: string) {
  const user = { email: `${name}@demo.stepwise.test`, password: demoPassword }
  const { status, body, headers } = await stage.visitor('POST', '/auth/sign_in', { user })
  expect(status).toBe(200)
  return { user: body, call: callerOf(stage.app, { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }) }
}

test('the study edition has its accounts, in the states that a demonstration needs', async () => {
  const added = await seedDemo(study.context)
  expect(added.map((email) => email.split('@')[0])).toEqual([
    'student',
    'new',
    'finished',
    'institution',
    'content',
    'qa',
  ])

  const student = await signInAs(study, 'student')
  expect(student.user).toMatchObject({ wellbeings: { length: 4 }, user_info: { course_name: 'Geography' } })
  const { body: profile } = await student.call('GET', '/users/profile')
  expect(profile.percent).toBeGreaterThan(0)
  expect(profile.percent).toBeLessThan(100)

  const finished = await signInAs(study, 'finished')
  expect((await finished.call('GET', '/users/profile')).body.percent).toBe(100)
  expect(finished.user.badges.map((badge: { code: string }) => badge.code)).toEqual(
    expect.arrayContaining(['LEARNING_MASTER', 'COMPLETER', 'JOURNAL_JOTTER', 'NOTE_NINJA']),
  )
  const dayAgo = new Date(study.context.now().getTime() - 24 * 60 * 60 * 1000).toISOString()
  const master = finished.user.badges.find((badge: { code: string }) => badge.code === 'LEARNING_MASTER')
  expect(master.created_at < dayAgo).toBe(true)
  expect((await signInAs(study, 'new')).user).toMatchObject({ software_selected: false, user_info: null })
  expect((await signInAs(study, 'institution')).user.wellbeings).toEqual([])
  expect((await signInAs(study, 'content')).user.role).toBe('content_manager')
  expect((await signInAs(study, 'qa')).user.role).toBe('qa')
})

test('pro learners have no course', async () => {
  const added = await seedDemo(pro.context)
  expect(added.map((email) => email.split('@')[0])).toEqual(['new', 'finished', 'pro', 'content', 'qa'])
  expect((await signInAs(pro, 'pro')).user.user_info).toMatchObject({ course_name: null, course_started: null })
})

test('seeding again adds nothing and keeps what a person changed', async () => {
  await seedDemo(study.context)
  const student = await signInAs(study, 'student')
  await student.call('PUT', '/users/accessability_setting', { accessability_setting: { font_size: 9 } })

  expect(await seedDemo(study.context)).toEqual([])
  expect((await signInAs(study, 'student')).user.accessability_setting.font_size).toBe(9)
})
