import { hashPassword } from '@stepwise/api'
import pg from 'pg'
import { signIn } from '../sign-in.ts'

const password = 'a password of the load'

export interface Student {
  id: string
  cookie: string
}

/** Adds students, with onboarding behind them and two pieces of software each; they share one hash of a password. */
export async function addStudents(databaseUrl: string, count: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `insert into users (email, password_hash, first_name, surname, confirmed_at)
       select 'student-' || number || '@load.stepwise.test', $1, 'Student', number::text, now()
       from generate_series(1, $2::int) as number`,
      [await hashPassword(password), count],
    )
    await client.query(
      `insert into user_infos (user_id, as_technology_level, essay_writing_level, presentations_level, lectures_level,
         reading_level, organisation_level, revision_level)
       select id, 'quite familiar', 3, 3, 3, 3, 3, 3 from users`,
    )
    await client.query(
      `insert into user_softwares (user_id, software_id)
       select users.id, softwares.id
       from users, (select id from softwares where retired_at is null order by position limit 2) as softwares`,
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Signs them in at an API, each from an address of their own: limits are counted by address. */
export async function signInStudents(apiUrl: string, count: number): Promise<Student[]> {
  const students: Student[] = []
  for (let number = 1; number <= count; number++) {
    const address = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
    students.push(await signIn(apiUrl, { email: `student-${number}@load.stepwise.test`, password }, address))
  }
  return students
}
