import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../test/support/test-api.ts'
import { describeError } from './errors.ts'

const api = useTestApi()

test('the words of a person do not get into the log, with either engine', async () => {
  const { id, email } = await api.newPerson()
  const name = { first_name: 'my secret', surname: '', university: null }
  const row = { email, password_hash: 'my secret', ...name, time_zone: '' }
  const failures = await Promise.allSettled([
    sql`select ${'my secret'}::uuid`.execute(api.context.db),
    api.context.db.insertInto('users').values(row).execute(),
    api.context.db.updateTable('users').set({ first_name: 'my secret', id: email }).where('id', '=', id).execute(),
  ])
  for (const failure of failures) {
    const logged = describeError(failure.status === 'rejected' ? failure.reason : undefined)
    expect(logged).toMatchObject({ kind: 'DatabaseError', code: expect.stringMatching(/^[0-9A-Z]{5}$/) })
    expect(JSON.stringify(logged)).not.toMatch(/secret|stepwise\.test/)
  }
})
