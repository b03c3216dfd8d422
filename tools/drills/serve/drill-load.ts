import { randomUUID } from 'node:crypto'
import { hashPassword } from '@stepwise/api'
import pg from 'pg'
import { responseTo } from '../nginx/responses.ts'

export interface DrillLoad {
  /** The ids of the notes that were acknowledged. */
  acknowledged: string[]
  reads: () => number
  /** What did not succeed: call and status, or the code of a broken connection. */
  failures: string[]
  stop: () => Promise<void>
}

/**
 * For drills: four readers and four writers of notes who call without a pause, each call on a connection of its own. `cookie` and `stepId` as
 * {@link signInForDrill} answers.
 */
export function startDrillLoad(address: string, { cookie, stepId }: { cookie: string; stepId: string }): DrillLoad {
  const headers = { cookie, origin: address, 'content-type': 'application/json' }
  const [acknowledged, failures]: [string[], string[]] = [[], []]
  let reads = 0
  let isDone = false

  const reader = async (path: string) => {
    while (!isDone) {
      const result = await responseTo(address, path, { headers }).then(
        ({ status }) => status,
        ({ code }) => code,
      )
      if (result === 200) reads += 1
      else failures.push(`GET ${path}: ${result}`)
    }
  }
  const writer = async () => {
    while (!isDone) {
      const body = JSON.stringify({ content: 'A note.', progress_step_id: stepId, idempotency_key: randomUUID() })
      const response = await responseTo(address, '/api/notes', { method: 'POST', headers, body }).catch(
        ({ code }) => code,
      )
      if (response.status === 200) acknowledged.push(JSON.parse(String(response.body)).note.id)
      else failures.push(`POST /api/notes: ${response.status ?? response}`)
    }
  }
  const running = Promise.all([
    ...['/api/flows', '/api/users/profile', '/', '/registry.json'].map(reader),
    ...Array.from({ length: 4 }, writer),
  ])
  return {
    acknowledged,
    failures,
    reads: () => reads,
    stop: async () => {
      isDone = true
      await running
    },
  }
}

const person = { email: 'drill@example.org', password: 'a password for drills' }

/** Adds someone who can sign in, in production too. */
export async function addPerson(databaseUrl: string): Promise<void> {
  const hash = await hashPassword(person.password)
  await queryRows(
    databaseUrl,
    `insert into users (email, password_hash, first_name, surname, time_zone)
     values ('${person.email}', '${hash}', 'Ada', 'Price', 'Europe/London')`,
  )
}

/** Signs in as {@link addPerson}'s person; returns the cookies and a step to write notes about. */
export async function signInForDrill(address: string, databaseUrl: string) {
  const { headers, status } = await responseTo(address, '/api/auth/sign_in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: person }),
  })
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
  const cookies = headers['set-cookie'] ?? []
  const [step] = await queryRows(
    databaseUrl,
    `select steps.id from steps
     join chapters on chapters.id = chapter_id
     join learning_modules on learning_modules.id = learning_module_id
     join flows on flows.id = flow_id
     where 'study' = any (editions) and steps.retired_at is null
     order by steps.id limit 1`,
  )
  return {
    cookie: [cookies]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; '),
    stepId: String(step?.id),
  }
}

/** Which of these notes are not in the database. */
export async function lostNotes(databaseUrl: string, acknowledged: string[]): Promise<string[]> {
  const stored = new Set((await queryRows(databaseUrl, 'select id from notes')).map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id))
}

export async function queryRows(databaseUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
