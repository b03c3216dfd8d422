import { beforeEach, expect, test } from 'vitest'
import { step } from '../../../../test/support/steps.ts'
import { type SignedIn, signIn, useTestApi } from '../../../../test/support/test-api.ts'

const study = useTestApi()
const pro = useTestApi({ edition: 'pro' })
const writing =
  'plan/start/read plan/start/watch plan/finish/try draft/start/read draft/finish/polish draft/finish/recap'.split(' ')
const exams = ['before/start/read', 'before/start/watch', 'before/finish/sleep', 'before/finish/recap']
const steps = [...writing.map((path) => `writing/${path}`), ...exams.map((path) => `exams/${path}`)]

const codesOf = (badges: { code: string }[]) => badges.map(({ code }) => code)
const badgesOf = async ({ call }: SignedIn) => codesOf((await call('POST', '/auth/authorize')).body.badges)

beforeEach(() => study.setTime())

test('the badges of an edition come in their order and with its criteria', async () => {
  const offer = async (api: typeof study) => (await (await api.newPerson()).call('GET', '/badges')).body.badges
  const inStudy = await offer(study)
  const inPro = await offer(pro)
  expect(inStudy[1]).toEqual({ code: 'LOGIN_STREAK_TWO', name: 'ON A ROLL', criterion: 'Log in two days in a row.' })
  expect(inStudy).toHaveLength(12)
  expect(codesOf(inPro)).toEqual(codesOf(inStudy).map((code) => (code === 'WEEKEND_WARRIOR' ? 'LOGIN_LEGEND' : code)))
  const completer = ({ code }: { code: string }) => code === 'COMPLETER'
  expect(inStudy.find(completer).criterion).toBe('Complete one flow.')
  expect(inPro.find(completer).criterion).toBe('Complete one learning path.')
  expect((await study.visitor('GET', '/badges')).status).toBe(401)
})

test('a completed step earns its badges at once, and its answer holds them', async () => {
  const person = await study.newPerson()
  const earned: Record<number, string[]> = {}
  let before = await badgesOf(person)
  for (const [index, path] of steps.entries()) {
    const { body } = await person.call('POST', `${step(path)}/complete`)
    const now = codesOf(body.user.badges)
    const added = now.filter((code: string) => !before.includes(code))
    if (added.length > 0) earned[index + 1] = added
    before = now
  }
  const ofFlow = { 6: ['COMPLETER', 'AT_WIZARD'], 7: ['EXPLORER'] }
  expect(earned).toEqual({ 2: ['KNOWLEDGE_KNIGHT'], ...ofFlow, 10: ['LEARNING_MASTER'] })
})

test('opening a step of each flow earns the badge for trying all flows', async () => {
  const person = await study.newPerson()
  await person.call('GET', `${step('writing/plan/start/read')}?track_session=true`)
  expect((await person.call('GET', step('exams/before/start/read'))).body.user).toBeUndefined()
  expect(await badgesOf(person)).toEqual(['NEWBIE'])
  const { body } = await person.call('GET', `${step('exams/before/start/read')}?track_session=true`)
  expect(codesOf(body.user.badges)).toEqual(['NEWBIE', 'EXPLORER'])
})

test('the fifth favourite earns a badge, which stays when the favourite is removed', async () => {
  const person = await study.newPerson()
  const codes: string[][] = []
  for (const path of [...steps.slice(0, 5), steps[4] ?? '']) {
    const { body } = await person.call('POST', `${step(path)}/toggle_favourite`)
    codes.push(codesOf(body.badges))
  }
  expect(codes.map((list) => list.includes('FAVOURITE_FIVE'))).toEqual([false, false, false, false, true, true])
})

test('notes and reflections count', async () => {
  const { db } = study.context
  const person = await study.newPerson()
  const note = { user_id: person.id, step_id: 'writing:plan:start:read', content: 'x' }
  const addNotes = (count: number) => db.insertInto('notes').values(Array(count).fill(note)).execute()
  const reflection = { user_id: person.id, date: '2026-03-10', title: 'x' }
  const addReflections = (count: number) => db.insertInto('reflections').values(Array(count).fill(reflection)).execute()
  await addNotes(4)
  expect(await badgesOf(person)).toEqual(['NEWBIE'])
  await addNotes(1)
  await addReflections(1)
  expect(await badgesOf(person)).toEqual(['NEWBIE', 'NOTE_NINJA', 'FIRST_REFLECTION'])
  await addReflections(4)
  expect(await badgesOf(person)).toContain('JOURNAL_JOTTER')
})

test.each([
  ['two evenings around the change to summer time', ['2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z'], true],
  ['24 hours that jump over a day as clocks go on', ['2026-03-28T23:30:00Z', '2026-03-29T23:30:00Z'], false],
  ['two evenings around the change to winter time', ['2026-10-24T22:30:00Z', '2026-10-25T23:30:00Z'], true],
  ['twice on one day', ['2026-07-01T00:30:00Z', '2026-07-01T22:30:00Z'], false],
  ['two moments of one UTC day that are two days in London', ['2026-07-01T22:30:00Z', '2026-07-01T23:30:00Z'], true],
  ['a day left out', ['2026-07-01T12:00:00Z', '2026-07-03T12:00:00Z'], false],
])('a streak is counted in the person’s days: %s', async (_, [first = '', second = ''], isStreak) => {
  study.clock.now = new Date(first)
  const person = await study.newPerson()
  study.clock.now = new Date(second)
  expect((await badgesOf(person)).includes('LOGIN_STREAK_TWO')).toBe(isStreak)
})

test('a weekend in the person’s own zone counts, in the study edition only', async () => {
  const saturdayInTokyo = new Date('2026-03-13T20:00:00Z')
  for (const api of [study, pro]) api.clock.now = saturdayInTokyo
  const weekend = 'WEEKEND_WARRIOR'
  expect(await badgesOf(await study.newPerson())).not.toContain(weekend)
  expect(await badgesOf(await study.newPerson({ timeZone: 'Asia/Tokyo' }))).toContain(weekend)
  expect(await badgesOf(await pro.newPerson({ timeZone: 'Asia/Tokyo' }))).not.toContain(weekend)
})

test('ten log-ins earn the legend badge in the pro edition only; session checks on one day count as one log-in', async () => {
  for (const api of [study, pro]) {
    api.clock.now = new Date('2026-03-10T12:00:00Z')
    const person = await api.newPerson()
    for (let count = 0; count < 12; count++) await badgesOf(person)
    for (let count = 0; count < 8; count++) await signIn(api, person.email)
    expect(await badgesOf(person)).not.toContain('LOGIN_LEGEND')
    api.clock.now = new Date('2026-03-12T12:00:00Z')
    expect((await badgesOf(person)).includes('LOGIN_LEGEND')).toBe(api === pro)
  }
})

/** Read from the table, because any call that awards badges would repair a lost one. */
async function awardedTo({ id }: SignedIn) {
  const rows = await study.context.db.selectFrom('user_badges').select('code').where('user_id', '=', id).execute()
  return rows.map(({ code }) => code).sort()
}

const rounds = Array.from({ length: 8 }, (_, round) => round)

test('two calls at the same moment award a badge once', async () => {
  const person = await study.newPerson()
  await Promise.all(steps.slice(0, 4).map((path) => person.call('POST', `${step(path)}/complete`)))
  expect(await awardedTo(person)).toEqual(['KNOWLEDGE_KNIGHT', 'NEWBIE'])
})

test('a badge that two calls at the same moment earn together is awarded', async () => {
  for (const _ of rounds) {
    const person = await study.newPerson()
    await Promise.all(writing.map((path) => person.call('POST', `${step(`writing/${path}`)}/complete`)))
    expect(await awardedTo(person)).toEqual(['AT_WIZARD', 'COMPLETER', 'KNOWLEDGE_KNIGHT', 'NEWBIE'])
  }
})

test('a badge whose award was lost with the server is given with the next session check', async () => {
  const person = await study.newPerson()
  const ids = steps.slice(0, 2).map((path) => path.replaceAll('/', ':'))
  const completed = ids.map((step_id) => ({ user_id: person.id, step_id, completed_at: study.clock.now }))
  await study.context.db.insertInto('progress_steps').values(completed).execute()
  expect(await badgesOf(person)).toEqual(['NEWBIE', 'KNOWLEDGE_KNIGHT'])
})

test('calls of every kind at the same moment end without a deadlock and without a loss', async () => {
  for (const _ of rounds) {
    const person = await study.newPerson()
    const paths = steps.slice(0, 5).map(step)
    const answers = await Promise.all([
      ...paths.map(() => person.call('POST', '/notes', { content: 'x', progress_step_id: 'writing:plan:start:read' })),
      ...paths.map((path) => person.call('POST', `${path}/toggle_favourite`, { is_favourite: true })),
      ...paths.map(() =>
        person.call('POST', '/users/reflective_journal/reflections', { reflection: { title: 'Today' } }),
      ),
      ...['writing/plan/start/read', 'exams/before/start/read'].map((path) =>
        person.call('GET', `${step(path)}?track_session=true`),
      ),
      person.call('POST', '/auth/authorize'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const awarded = 'EXPLORER FAVOURITE_FIVE FIRST_REFLECTION JOURNAL_JOTTER NEWBIE NOTE_NINJA'
    expect((await awardedTo(person)).join(' ')).toBe(awarded)
  }
})

test('a badge is new for ten minutes after it was earned', async () => {
  const person = await study.newPerson()
  const earnedAgo = async (minutes: number) => {
    const created_at = new Date(Date.now() - minutes * 60_000)
    await study.context.db.updateTable('user_badges').set({ created_at }).where('user_id', '=', person.id).execute()
    const { body } = await person.call('POST', '/auth/authorize')
    return body.badges.map((badge: { is_new: boolean }) => badge.is_new)
  }
  expect(await earnedAgo(9)).toEqual([true])
  expect(await earnedAgo(11)).toEqual([false])
})
