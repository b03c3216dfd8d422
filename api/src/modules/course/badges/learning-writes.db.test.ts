import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { read, step } from '../../../../test/support/steps.ts'
import { type Answer, type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const isPostgres = inject('template').engine === 'postgres'

const favourite = "insert into favourites (user_id, step_id) values ($1, 'exams:before:finish:sleep')"
const completion = (id: string) =>
  `insert into progress_steps (user_id, step_id, completed_at) values ($1, '${id}', now())`
const visit =
  "insert into progress_steps (user_id, step_id, visited_at) values ($1, 'exams:before:finish:sleep', now())"
const fourth = `${step('writing/draft/finish/recap')}/toggle_favourite`
const three = ['writing/plan/start/read', 'writing/plan/start/watch', 'writing/plan/finish/try']

/** Resolves when a connection waits for a lock. */
async function someoneWaits({ pool }: typeof api) {
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length
    })
    .toBe(1)
}

/** As another process does: what it wrote is committed while the call of this one waits for the person's row. */
async function overtaken(person: SignedIn, other: string, run: () => Promise<Answer>): Promise<Answer> {
  const connection: pg.PoolClient = await api.pool.connect()
  try {
    await connection.query('begin')
    await connection.query('select from users where id = $1 for no key update', [person.id])
    const answer = run()
    await someoneWaits(api)
    await connection.query(other, [person.id])
    await connection.query('update users set learning_version = learning_version + 1 where id = $1', [person.id])
    await connection.query('commit')
    return await answer
  } finally {
    connection.release()
  }
}

const codes = (badges: { code: string }[]) => badges.map(({ code }) => code)

test.runIf(isPostgres)('the later of two favourites at once counts both, and lists them', async () => {
  const person = await api.newPerson()
  for (const path of three) await person.call('POST', `${step(path)}/toggle_favourite`)
  const { status, body } = await overtaken(person, favourite, () => person.call('POST', fourth))
  expect([status, body.is_favourite, body.favourites.length]).toEqual([200, true, 5])
  expect(codes(body.badges)).toContain('FAVOURITE_FIVE')
})

test.runIf(isPostgres)('the later of two completions at once counts both, also of the same step', async () => {
  const person = await api.newPerson()
  const complete = () => person.call('POST', `${read}/complete`)
  const { body } = await overtaken(person, completion('exams:before:finish:sleep'), complete)
  expect(body.percent).toBe(20)
  expect(codes(body.user.badges)).toContain('KNOWLEDGE_KNIGHT')

  const other = await api.newPerson()
  const same = await overtaken(other, completion('writing:plan:start:read'), () =>
    other.call('POST', `${read}/complete`),
  )
  expect([same.status, same.body.percent]).toEqual([200, 10])
})

test.runIf(isPostgres)('the later of two first visits at once counts both flows', async () => {
  const person = await api.newPerson()
  const { body } = await overtaken(person, visit, () => person.call('GET', `${read}?track_session=true`))
  expect(codes(body.user.badges)).toContain('EXPLORER')
})

test.runIf(isPostgres)('a mark that is turned over while another call sets it is turned over again', async () => {
  const person = await api.newPerson()
  const sleep = `${step('exams/before/finish/sleep')}/toggle_favourite`
  const { body } = await overtaken(person, favourite, () => person.call('POST', sleep))
  expect([body.is_favourite, body.favourites]).toEqual([false, []])
})

test('a write that changes nothing raises no version', async () => {
  const person = await api.newPerson()
  const version = async () => {
    const { rows } = await api.pool.query('select learning_version from users where id = $1', [person.id])
    return rows[0].learning_version
  }
  for (const [url, body, expected] of [
    [`${read}/complete`, undefined, 1],
    [`${read}/complete`, undefined, 1],
    [`${read}/toggle_favourite`, { is_favourite: false }, 1],
    [`${read}/toggle_favourite`, { is_favourite: true }, 2],
    [`${read}/toggle_favourite`, { is_favourite: true }, 2],
    [`${read}/toggle_favourite`, undefined, 3],
  ] as const) {
    expect((await person.call('POST', url, body)).status).toBe(200)
    expect(await version(), url).toBe(expected)
  }
})
