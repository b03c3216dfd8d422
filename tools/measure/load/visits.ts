import { randomUUID } from 'node:crypto'
import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import { formatLook, lookCookie } from '@stepwise/shared/display/look-cookie'
import { matchRoute } from '@stepwise/shared/routing/find-route'
import { paths } from '@stepwise/shared/routing/paths'
import type autocannon from 'autocannon'
import type { Ledger } from './acknowledged.ts'
import type { Student } from './people.ts'

/** One student's way through the product. Its connection makes one call after the other. */
interface Visit {
  student: Student
  stepUrl: string
  note?: Stored['note']
  /** What it waits for, and since when. */
  call: string
  sentAt: number
}

interface Stored {
  note: { id: string; version: number; content: string }
  progress_step: { step_id: string }
  reflection: { id: string; title: string }
}

type Call = [method: 'GET' | 'POST' | 'PUT', path: string, body?: object]

/** One of the API's calls, or a page with its content in it. */
export type Kind = 'call' | 'page'

interface VisitOptions {
  students: Student[]
  stepUrls: string[]
  origin: string
  ledger: Ledger
  onFailure: (call: string, status: number) => void
  /** After a success, with how many milliseconds it took. */
  onAnswer: (kind: Kind, took: number) => void
}

/**
 * What a browser asks for a student who comes back to the home, opens some steps, one of them by its address, writes and looks for things:
 * a third of the calls write. What is acknowledged is kept in the ledger. At the end the next student comes.
 */
export function visitRequests(options: VisitOptions): autocannon.Request[] {
  const { students, stepUrls, origin, ledger, onFailure, onAnswer } = options
  let next = 0
  const send = (visit: Visit, call: string) => {
    visit.student ??= students[next++ % students.length] as Student
    Object.assign(visit, { call, sentAt: performance.now() })
    return { origin, cookie: visit.student.cookie }
  }
  const receive = (kind: Kind, status: number, { call, sentAt }: Visit) => {
    if (status === 200) onAnswer(kind, performance.now() - sentAt)
    else onFailure(call, status)
    return status === 200
  }
  const request = (callOf: (visit: Visit) => Call, onStored?: (body: Stored, visit: Visit) => void) => ({
    setupRequest: (request: autocannon.Request, context: object) => {
      const visit = context as Visit
      const [method, path, body] = callOf(visit)
      const name = `${method} ${path.replace(/\?.*|(?<=^\/(flows|notes)\/).*/, '…')}`
      const headers = { ...send(visit, name), ...(body && { 'content-type': 'application/json' }) }
      return { ...request, method, path: `/api${path}`, headers, body: body && JSON.stringify(body) }
    },
    onResponse: (status: number, body: string, context: object) => {
      if (receive('call', status, context as Visit)) onStored?.(JSON.parse(body), context as Visit)
    },
  })
  const page = (pathOf: (visit: Visit) => string) => ({
    setupRequest: (request: autocannon.Request, context: object) => {
      const path = pathOf(context as Visit)
      const { cookie } = send(context as Visit, 'GET a page')
      const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie: `${cookie}; ${look}` }
      return { ...request, method: 'GET' as const, path, headers }
    },
    onResponse: (status: number, _: string, context: object) => void receive('page', status, context as Visit),
  })

  const homePage = page(() => paths.learnHome.href({}))
  const stepPage = page((visit) => {
    visit.stepUrl = pickOne(stepUrls)
    return visit.stepUrl
  })
  const journalPage = page(() => paths.reflect.href({}))
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
  const notes = request(() => ['GET', '/notes'])
  const search = request(() => ['GET', `/search?query=${pickOne(words)}%20${pickOne(words)}`])
  return [homePage, step, complete, write, stepPage, complete, edit, home, notes, step, search, journalPage, reflect]
}

/** Of a laptop. */
const look = `${lookCookie}=${formatLook({ theme: 'light', isWide: true, daysHere: 9 })}.Europe/London`

const words = 'essay plan revision reading lecture notes exam group stress focus memory sources'.split(' ')

const pickOne = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

const sentence = () => Array.from({ length: 12 }, () => pickOne(words)).join(' ')
