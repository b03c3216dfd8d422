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
  return {}
})

const address = await app.listen({ host: settings.host, port: settings.port })
stopOnSignal(async () => {
  await app.close()
  await database.close()
})
process.send?.({ ready: true, address })
