import { randomUUID } from 'node:crypto'
import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import { matchRoute } from '@stepwise/shared/routing/find-route'
import type autocannon from 'autocannon'
import type { Ledger } from './acknowledged.ts'
import type { Student } from './people.ts'

/** One student's way through the product. Its connection makes one call after the other. */
interface Visit {
  student: Student
  stepUrl: string
  note?: Stored['note']
  /** What it waits for. */
  call: string
}

interface Stored {
  note: { id: string; version: number; content: string }
  progress_step: { step_id: string }
  reflection: { id: string; title: string }
}

type Call = [method: 'GET' | 'POST' | 'PUT', path: string, body?: object]

interface VisitOptions {
  students: Student[]
  stepUrls: string[]
  origin: string
  ledger: Ledger
  onFailure: (call: string, status: number) => void
}

/**
 * The calls that a browser makes for a student who comes back, opens the home and some steps, writes and looks for things: a third of them
 * write. What is acknowledged is kept in the ledger. At the end the next student comes.
 */
export function visitRequests({ students, stepUrls, origin, ledger, onFailure }: VisitOptions): autocannon.Request[] {
  let next = 0
  const request = (callOf: (visit: Visit) => Call, onStored?: (body: Stored, visit: Visit) => void) => ({
    setupRequest: (request: autocannon.Request, context: object) => {
      const visit = context as Visit
      visit.student ??= students[next++ % students.length] as Student
      const [method, path, body] = callOf(visit)
      visit.call = `${method} ${path.replace(/\?.*|(?<=^\/(flows|notes)\/).*/, '…')}`
      const headers = { origin, cookie: visit.student.cookie, ...(body && { 'content-type': 'application/json' }) }
      return { ...request, method, path: `/api${path}`, headers, body: body && JSON.stringify(body) }
    },
    onResponse: (status: number, body: string, context: object) => {
      const visit = context as Visit
      if (status !== 200) onFailure(visit.call, status)
      else onStored?.(JSON.parse(body), visit)
    },
  })

  const home = request(() => ['GET', '/flows'])
  const step = request((visit) => {
    visit.stepUrl = pickOne(stepUrls)
    return ['GET', `${visit.stepUrl}?view=flows&track_session=true`]
  })
  const complete = request(
    ({ stepUrl }) => ['POST', `${stepUrl}/complete?view=flows`],
    (body, { student }) => ledger.stepCompleted(student.id, body.progress_step.step_id),
  )
  const write = request(
    ({ stepUrl }) => {
      const { params } = matchRoute(stepPattern, stepUrl) ?? {}
      const progress_step_id = stepIdAt(params as Parameters<typeof stepIdAt>[0])
      return ['POST', '/notes', { content: sentence(), progress_step_id, idempotency_key: randomUUID() }]
    },
    ({ note }, visit) => {
      ledger.noteStored(note.id, note.content)
      visit.note = note
    },
  )
  const edit = request(
    ({ note }) => {
      // None was acknowledged.
      if (!note) return ['GET', '/notes']
      const content = sentence()
      ledger.noteSent(note.id, content)
      return ['PUT', `/notes/${note.id}`, { note: { content, version: note.version } }]
    },
    ({ note }) => note && ledger.noteStored(note.id, note.content),
  )
  const reflect = request(
    () => {
      const reflection = { title: sentence(), observe_1: sentence(), reflect_1: sentence(), act: sentence() }
      return ['POST', '/users/reflective_journal/reflections', { reflection, idempotency_key: randomUUID() }]
    },
    ({ reflection }) => ledger.entryStored(reflection.id, reflection.title),
  )
  const check = request(() => ['POST', '/auth/authorize'])
  const notes = request(() => ['GET', '/notes'])
  const search = request(() => ['GET', `/search?query=${pickOne(words)}%20${pickOne(words)}`])
  const journal = request(() => ['GET', '/users/reflective_journal'])
  return [check, home, step, complete, write, step, complete, edit, home, notes, step, search, journal, reflect]
}

const words = 'essay plan revision reading lecture notes exam group stress focus memory sources'.split(' ')

const pickOne = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

const sentence = () => Array.from({ length: 12 }, () => pickOne(words)).join(' ')
