import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../../test/support/test-api.ts'
import { demoPassword } from './accounts.ts'
import { addDemoAccountLike, seedDemo } from './seed.ts'

const study = useTestApi()
const pro = useTestApi({ edition: 'pro' })

const signInAs = (api: typeof study, name: string) => signIn(api, `${name}@demo.stepwise.test`)

async function signIn(api: typeof study, email: string) {
  const answer = await api.trySignIn(email, demoPassword)
  expect(answer.status).toBe(200)
  return { user: answer.body, call: api.callerAfter(answer) }
}

test('the study edition has its accounts, in the states that a demonstration needs', async () => {
  const added = await seedDemo(study.context)
  expect(added.map((email) => email.split('@')[0]).join()).toBe('student,new,finished,institution,content,qa')

  const student = await signInAs(study, 'student')
  expect(student.user).toMatchObject({ wellbeings: { length: 4 }, user_info: { course_name: 'Geography' } })
  const { body: profile } = await student.call('GET', '/users/profile')
  expect(profile.percent).toBeGreaterThan(0)
  expect(profile.percent).toBeLessThan(100)

  expect((await signInAs(study, 'new')).user).toMatchObject({ software_selected: false, user_info: null })
  expect((await signInAs(study, 'institution')).user.wellbeings).toEqual([])
  expect((await signInAs(study, 'content')).user.role).toBe('content_manager')
  expect((await signInAs(study, 'qa')).user.role).toBe('qa')
})

test('the finished account has all progress, its badges and answered quick checks', async () => {
  await seedDemo(study.context)
  const finished = await signInAs(study, 'finished')
  expect((await finished.call('GET', '/users/profile')).body.percent).toBe(100)
  expect(finished.user.badges.map((badge: { code: string }) => badge.code)).toEqual(
    expect.arrayContaining(['LEARNING_MASTER', 'COMPLETER', 'JOURNAL_JOTTER', 'NOTE_NINJA']),
  )
  const answered = (await finished.call('GET', '/learning_module/writing:plan')).body.learning_module.chapters
  expect(answered.map((chapter: { quick_check: unknown }) => chapter.quick_check)).toEqual([
    { right_count: 3, question_count: 3 },
    null,
  ])
  const dayAgo = new Date(study.context.now().getTime() - 24 * 60 * 60 * 1000).toISOString()
  const master = finished.user.badges.find((badge: { code: string }) => badge.code === 'LEARNING_MASTER')
  expect(master.created_at < dayAgo).toBe(true)
})

test('pro learners have no course', async () => {
  const added = await seedDemo(pro.context)
  expect(added.map((email) => email.split('@')[0])).toEqual(['new', 'finished', 'pro', 'content', 'qa'])
  expect((await signInAs(pro, 'pro')).user.user_info).toMatchObject({ course_name: null, course_started: null })
})

test('seeding again adds nothing and leaves what a person changed', async () => {
  await seedDemo(study.context)
  const student = await signInAs(study, 'student')
  await student.call('PUT', '/users/accessability_setting', { accessability_setting: { font_size: 9 } })

  expect(await seedDemo(study.context)).toEqual([])
  expect((await signInAs(study, 'student')).user.accessability_setting.font_size).toBe(9)
})

interface Dated {
  [moment: string]: Date | string | null
}

/** Every date of a person, by table. */
async function datesOf({ context: { db } }: typeof study, email: string) {
  const people = db.selectFrom('users').select(['id', 'created_at']).where('email', '=', email)
  const { id, created_at: began } = await people.executeTakeFirstOrThrow()
  const rows = (table: 'progress_steps' | 'favourites' | 'notes' | 'reflections' | 'user_badges' | 'visits') =>
    db.selectFrom(table).selectAll().where('user_id', '=', id).execute() as unknown as Promise<Dated[]>
  const momentsOf = async (table: Parameters<typeof rows>[0], column: string) =>
    (await rows(table)).map((row) => row[column] as Date).sort((one, other) => one.getTime() - other.getTime())
  return {
    began,
    days: (await rows('visits')).map(({ day }) => day as string).sort(),
    completions: await momentsOf('progress_steps', 'completed_at'),
    favourites: await momentsOf('favourites', 'created_at'),
    notes: await momentsOf('notes', 'created_at'),
    reflections: await rows('reflections'),
    badges: Object.fromEntries(
      (await rows('user_badges')).map((badge) => [String(badge.code), badge.created_at as Date] as const),
    ),
  }
}

const dayOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }).format(moment)
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

test.each([
  ['a Tuesday at noon', '2026-03-10T12:00:00Z'],
  ['a Saturday just after midnight', '2026-03-14T00:05:00Z'],
  ['a summer night, when London has the next day already', '2026-07-01T23:30:00Z'],
  ['the day after clocks went back', '2026-10-26T09:00:00Z'],
])('all dates of a demo account are plausible on %s', async (_, now) => {
  for (const api of [study, pro]) {
    api.clock.now = new Date(now)
    for (const name of [api === study ? 'student' : 'pro', 'finished']) {
      const email = (await addDemoAccountLike(api.context, name)) ?? ''
      const { began, days, completions, favourites, notes, reflections, badges } = await datesOf(api, email)
      const moments: Date[] = [began, ...completions, ...favourites, ...notes, ...Object.values(badges)]
      const today = dayOf(api.clock.now)
      for (const moment of moments) expect(moment >= began && moment <= api.clock.now, `${moment}`).toBe(true)
      for (const moment of [...completions, ...favourites, ...notes]) expect(days).toContain(dayOf(moment))
      for (const { date, created_at } of reflections) {
        expect(days).toContain(date)
        expect(date).toBe(dayOf(created_at as Date))
      }
      expect(days.at(-1)).toBe(today)
      expect(dayOf(began)).toBe(days[0])

      const reflected = reflections.map(({ created_at }) => created_at as Date)
      reflected.sort((one, other) => one.getTime() - other.getTime())
      const causes: [string, Date | undefined][] = [
        ['NEWBIE', began],
        ['NOTE_NINJA', notes[4]],
        ['FAVOURITE_FIVE', favourites[4]],
        ['FIRST_REFLECTION', reflected[0]],
        ['JOURNAL_JOTTER', reflected[4]],
      ]
      for (const [code, cause] of causes) {
        expect([code, badges[code] !== undefined]).toEqual([code, cause !== undefined])
        if (badges[code] && cause) expect(badges[code] >= cause, code).toBe(true)
      }
      const weekend = badges.WEEKEND_WARRIOR
      const firstWeekend = days.find(isWeekend)
      expect(weekend !== undefined).toBe(api === study && firstWeekend !== undefined)
      if (weekend && firstWeekend !== today) expect(dayOf(weekend)).toBe(firstWeekend)
      expect(badges.LOGIN_STREAK_TWO && dayOf(badges.LOGIN_STREAK_TWO)).toBe(days[1])
    }
  }
})

test('the finished account is finished with any software', async () => {
  for (const api of [study, pro]) {
    const email = (await addDemoAccountLike(api.context, 'finished')) ?? ''
    const { call } = await signIn(api, email)
    const { body: available } = await call('GET', '/users/softwares/available')
    const software_ids = available.software.map(({ id }: { id: string }) => id)
    await call('POST', '/users/softwares/select', { user: { software_ids } })
    const { body } = await call('GET', '/users/tutorials')
    const steps: { is_completed: boolean }[] = [...body.essential_steps, ...body.flow_steps]
    expect(body.essential_steps.length).toBeGreaterThan(0)
    expect(steps.filter((step) => !step.is_completed)).toEqual([])
    expect((await call('GET', '/users/profile')).body.percent).toBe(100)
  }
})

test('a finished learner of pro has done nothing that only study teaches', async () => {
  const { db } = pro.context
  const editions: Edition[] = ['study']
  await db.updateTable('flows').set({ editions }).where('id', '=', 'exams').execute()
  await sql`update content_state set version = version + 1`.execute(db)
  const email = String(await addDemoAccountLike(pro.context, 'finished'))
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const done = await db.selectFrom('progress_steps').select('step_id').where('user_id', '=', id).execute()
  const strategies = done.map(({ step_id }) => step_id).filter((step) => step.includes(':strategies:'))
  expect(strategies).toContain('reader:strategies:read-plan')
  expect(done.filter(({ step_id }) => step_id.startsWith('exams:'))).toEqual([])
  const all = db.selectFrom('steps').select('id').where('kind', '=', 'strategy')
  const ofExams = await all.where('flow_step_id', 'like', 'exams:%').execute()
  expect(ofExams.length).toBeGreaterThan(0)
  expect(strategies.filter((step) => ofExams.some((other) => other.id === step))).toEqual([])
})
