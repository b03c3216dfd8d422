import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useStage } from '../test/support/stage.ts'
import { describeError } from './errors.ts'

const stage = useStage()

test('neither engine brings what a person wrote into the log', async () => {
  const { id, email } = await stage.newPerson()
  const row = {
    email,
    password_hash: 'my secret',
    first_name: 'my secret',
    surname: '',
    university: null,
    time_zone: '',
  }
  const failures = await Promise.allSettled([
    sql`select ${'my secret'}::uuid`.execute(stage.context.db),
    stage.context.db.insertInto('users').values(row).execute(),
    stage.context.db.updateTable('users').set({ first_name: 'my secret', id: email }).where('id', '=', id).execute(),
  ])
  for (const failure of failures) {
    const logged = describeError(failure.status === 'rejected' ? failure.reason : undefined)
    expect(logged).toMatchObject({ kind: 'DatabaseError', code: expect.stringMatching(/^[0-9A-Z]{5}$/) })
    expect(JSON.stringify(logged)).not.toMatch(/secret|stepwise\.test/)
  }
})
