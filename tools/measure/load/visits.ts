import { randomUUID } from 'node:crypto'
import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import { matchRoute } from '@stepwise/shared/routing/find-route'
import type autocannon from 'autocannon'
import type { Ledger } from './acknowledged.ts'
import type { Student } from './people.ts'

const words = 'essay plan revision reading lecture notes exam group stress focus memory sources'.split(' ')

/** One student's way through the product. Its connection makes one call after the other. */
interface Visit {
  student: Student
  stepUrl: string
  /** What it waits for. */
  call: string
  note?: { id: string; version: number }
}

interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
}

export interface VisitOptions {
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
  const visitOf = (context: Partial<Visit>) => {
    context.student ??= students[next++ % students.length] as Student
    context.stepUrl ??= oneOf(stepUrls)
    return context as Visit
  }

  const request = (callOf: (visit: Visit) => Call, onStored?: (body: Stored, visit: Visit) => void) => ({
    setupRequest: (request: autocannon.Request, context: object) => {
      const visit = visitOf(context)
      const { method, path, body } = callOf(visit)
      visit.call = `${method} ${path.replace(/\?.*|(?<=^\/(flows|notes)\/).*/, '…')}`
      const headers = { origin, cookie: visit.student.cookie, ...(body && { 'content-type': 'application/json' }) }
      return { ...request, method, path: `/api${path}`, headers, body: body && JSON.stringify(body) }
    },
    onResponse: (status: number, body: string, context: object) => {
      const visit = visitOf(context)
      if (status !== 200) onFailure(visit.call, status)
      else onStored?.(JSON.parse(body), visit)
    },
  })

  const home = request(() => get('/flows'))
  const step = request((visit) => {
    visit.stepUrl = oneOf(stepUrls)
    return get(`${visit.stepUrl}?view=flows&track_session=true`)
  })
  const complete = request(
    ({ stepUrl }) => ({ method: 'POST', path: `${stepUrl}/complete?view=flows` }),
    (body, { student }) => ledger.stepCompleted(student.id, body.progress_step.step_id),
  )
  const note = request(
    ({ stepUrl }) => ({
      method: 'POST',
      path: '/notes',
      body: { content: sentence(), progress_step_id: stepIdOf(stepUrl), idempotency_key: randomUUID() },
    }),
    ({ note }, visit) => {
      ledger.noteStored(note.id, note.content)
      visit.note = note
    },
  )
  const edit = request(
    (visit) => {
      // Its note was not acknowledged.
      if (!visit.note) return get('/notes')
      const content = sentence()
      ledger.noteSent(visit.note.id, content)
      return {
        method: 'PUT',
        path: `/notes/${visit.note.id}`,
        body: { note: { content, version: visit.note.version } },
      }
    },
    ({ note }, visit) => {
      if (visit.note) ledger.noteStored(note.id, note.content)
    },
  )
  const entry = request(
    () => ({
      method: 'POST',
      path: '/users/reflective_journal/reflections',
      body: {
        reflection: { title: sentence(), observe_1: sentence(), reflect_1: sentence(), act: sentence() },
        idempotency_key: randomUUID(),
      },
    }),
    ({ reflection }) => ledger.entryStored(reflection.id, reflection.title),
  )
  return [
    request(() => ({ method: 'POST', path: '/auth/authorize' })),
    home,
    step,
    complete,
    note,
    step,
    complete,
    edit,
    home,
    request(() => get('/notes')),
    step,
    request(() => get(`/search?query=${oneOf(words)}%20${oneOf(words)}`)),
    request(() => get('/users/reflective_journal')),
    entry,
  ]
}

interface Stored {
  note: { id: string; version: number; content: string }
  progress_step: { step_id: string }
  reflection: { id: string; title: string }
}

const get = (path: string): Call => ({ method: 'GET', path })

const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

const sentence = () => Array.from({ length: 12 }, () => oneOf(words)).join(' ')

function stepIdOf(url: string) {
  return stepIdAt(matchRoute(stepPattern, url)?.params as Parameters<typeof stepIdAt>[0])
}
