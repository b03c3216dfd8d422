// An API as `api/src/start.ts` starts it, with calls for the bench: what a call costs at least, people, and steps that no one has completed.
import {
  addDemoAccountLike,
  buildApp,
  claimEdition,
  courseContent,
  createBackground,
  createMail,
  findSession,
  loadUsableContent,
  migrate,
  openDatabase,
  seedDemo,
  stepUrl,
} from '@stepwise/api'
import { readSettings } from '@stepwise/api/settings'
import { stopOnSignal } from '@stepwise/shared/server'

const settings = readSettings(process.env)
const database = await openDatabase(settings)
const { db } = database
await migrate(database.pool)
await claimEdition(db, settings.edition)
await loadUsableContent(db, settings.contentFolder)
const context = { settings, db, mail: createMail(settings), background: createBackground(), now: () => new Date() }
await seedDemo(context)
const app = await buildApp(context)

// The session check and one query, whose answer has as many bytes as it is asked for.
app.get<{ Querystring: { bytes: string } }>('/limit', async (request, reply) => {
  const token = /stepwise_session_\w+=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  if (!(await findSession(db, token, context.now()))) return reply.code(401).send()
  const bytes = Number(request.query.bytes)
  const { body } = await db
    .selectNoFrom(({ cast, fn, val }) =>
      fn<string>('repeat', [cast(val('x'), 'text'), cast(val(bytes), 'integer')]).as('body'),
    )
    .executeTakeFirstOrThrow()
  return reply.type('application/json').send(JSON.stringify(body))
})

app.post('/people', async () => ({ email: await addDemoAccountLike(context, 'new') }))

app.get('/steps', async () => {
  const { course } = await courseContent(db, context.settings.edition, null)
  return course.steps.map((step) => stepUrl(step, { name: 'flows' }))
})

app.post('/forget', async () => {
  const added = db.selectFrom('users').select('id').where('email', 'like', 'new-%')
  await db.deleteFrom('progress_steps').where('user_id', 'in', added).execute()
  // What autovacuum does within a minute.
  await database.pool.query('vacuum')
  return {}
})

// 20,000 people who have begun, and a student who has written for years.
const growth = [
  "set statement_timeout = '10min'",
  `with people as (
    insert into users (email, password_hash, first_name, surname)
    select 'grown-' || number || '@demo.stepwise.test', '-', 'Grown', number::text from generate_series(1, 20000) as number
    returning id
  )
  insert into progress_steps (user_id, step_id, visited_at, completed_at)
  select people.id, steps.id, now(), now() from people, lateral (select id from steps order by id limit 10) as steps`,
  `insert into notes (user_id, step_id, content, created_at)
  select users.id, (select id from steps where kind = 'flow' order by id limit 1),
    'Note ' || number || ': what I would do next time, and why.', now() - number * interval '1 hour'
  from users, generate_series(1, 5000) as number where email = 'student@demo.stepwise.test'`,
  `insert into reflections (user_id, date, title, observe_1, created_at)
  select users.id, current_date - number, 'Week ' || number, 'What happened, in two sentences or three.',
    now() - number * interval '1 day'
  from users, generate_series(1, 1000) as number where email = 'student@demo.stepwise.test'`,
  // What autovacuum does within a minute.
  'vacuum (analyze)',
]
app.post('/grow', async () => {
  const client = await database.pool.connect()
  for (const text of growth) {
    const patient = { text, query_timeout: 600_000 }
    await client.query(patient)
  }
  client.release(true)
  return {}
})

const address = await app.listen({ host: settings.host, port: settings.port })
stopOnSignal(async () => {
  await app.close()
  await database.close()
})
process.send?.({ ready: true, address })
