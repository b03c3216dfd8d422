import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import { matchRoute } from '@stepwise/shared/routing/find-route'
import type { Ledger } from './acknowledged.ts'
import type { Connection, LoadResponse } from './connection.ts'
import { emailOf, password } from './people.ts'

const words = 'essay plan revision reading lecture notes exam group stress focus memory sources draft timetable'.split(
  ' ',
)
const longestThinkSeconds = 60
/** As the outbox of the browser waits (docs/product/notes.md#retries). */
const retryWaitsSeconds = [2, 4, 8, 15]

const getStep = `GET ${stepPattern}` as const
const completeStep = `POST ${stepPattern}/complete` as const

interface Place {
  number: number
  connection: Connection
  ledger: Ledger
  thinkSeconds: number
  /** Aborted when the run is over. */
  signal: AbortSignal
}

/**
 * A student at work until the run is over: signs in, opens the home, and then goes through the course, writes and looks for things. The calls
 * are those that the browser makes for it. Between two actions they think: exponentially distributed, a minute at most.
 */
export async function beStudent({ number, connection, ledger, thinkSeconds, signal }: Place) {
  const { call } = connection
  let personId = ''
  let stepUrls: string[] = []
  let stepUrl = ''
  const notes: { id: string; version: number }[] = []

  const think = () =>
    wait(1000 * Math.min(longestThinkSeconds, -Math.log(Math.random()) * thinkSeconds), undefined, { signal })

  async function signIn() {
    const { status, body } = await call('POST /auth/sign_in', '/auth/sign_in', {
      user: { email: emailOf(number), password },
    })
    if (status === 200) personId = body.id
    return status === 200
  }

  async function openHome() {
    const { status, body } = await call('GET /flows', '/flows')
    if (status !== 200) return
    stepUrls = body.flows.flatMap((flow: { learning_modules: { url: string }[] }) =>
      flow.learning_modules.map(({ url }) => url),
    )
  }

  /** The page is opened anew: the session is checked beside the page's own call. */
  const reload = () => Promise.all([call('POST /auth/authorize', '/auth/authorize'), openHome()])

  async function openStep() {
    const url = stepUrl || oneOf(stepUrls)
    if (!url) return openHome()
    const { status, body } = await call(getStep, `${url}?view=flows&track_session=true`)
    if (status === 200) stepUrl = body.step.next_url ?? ''
    if (status !== 200 || Math.random() < 0.4) return
    await think()
    const completed = await keepTrying(() => call(completeStep, `${url}/complete?view=flows`))
    if (completed.status === 200) ledger.stepCompleted(personId, completed.body.progress_step.step_id)
  }

  async function writeNote() {
    const path = matchRoute(stepPattern, stepUrl || oneOf(stepUrls))
    if (!path) return
    const content = `What I want to remember of this: ${sentence()}`
    const note = {
      content,
      progress_step_id: stepIdAt(path.params as Parameters<typeof stepIdAt>[0]),
      idempotency_key: randomUUID(),
    }
    const { status, body } = await keepTrying(() => call('POST /notes', '/notes', note))
    if (status !== 200) return
    ledger.noteStored(body.note.id, content)
    notes.push({ id: body.note.id, version: body.note.version })
  }

  async function editNote() {
    const note = oneOf(notes)
    if (!note) return writeNote()
    const content = `On second thoughts: ${sentence()}`
    const change = { note: { content, version: note.version } }
    ledger.noteSent(note.id, content)
    const { status, body } = await keepTrying(() => call('PUT /notes/:id', `/notes/${note.id}`, change))
    // Whether it was stored is not known, and so neither is the version that the next edit would have to name.
    if (status !== 200) return void notes.splice(notes.indexOf(note), 1)
    ledger.noteStored(note.id, content)
    note.version = body.note.version
  }

  async function writeEntry() {
    const reflection = { title: `Today: ${sentence()}`, observe_1: sentence(), reflect_1: sentence(), act: sentence() }
    const entry = { reflection, idempotency_key: randomUUID() }
    const path = '/users/reflective_journal/reflections'
    const { status, body } = await keepTrying(() => call(`POST ${path}`, path, entry))
    if (status === 200) ledger.entryStored(body.reflection.id, reflection.title)
  }

  /** What was not stored is sent again, as the browser's outbox does; when it was, its key or its words make that harmless. */
  async function keepTrying(send: () => Promise<LoadResponse>) {
    for (const seconds of retryWaitsSeconds) {
      const response = await send()
      if (response.status !== 0 && response.status !== 503) return response
      await wait(1000 * seconds, undefined, { signal })
    }
    return send()
  }

  const actions: [share: number, act: () => Promise<unknown>][] = [
    [40, openStep],
    [12, openHome],
    [5, reload],
    [12, writeNote],
    [5, editNote],
    [8, () => call('GET /notes', '/notes')],
    [8, () => call('GET /search', `/search?query=${encodeURIComponent(`${oneOf(words)} ${oneOf(words)}`)}`)],
    [5, () => call('GET /users/reflective_journal', '/users/reflective_journal')],
    [5, writeEntry],
  ]

  try {
    while (!(await signIn())) await wait(2000, undefined, { signal })
    await openHome()
    for (;;) {
      await think()
      await chosen(actions)()
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    connection.close()
  }
}

const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

const sentence = () => Array.from({ length: 12 }, () => oneOf(words)).join(' ')

function chosen(actions: [share: number, act: () => Promise<unknown>][]) {
  let left = Math.random() * actions.reduce((sum, [share]) => sum + share, 0)
  for (const [share, act] of actions) {
    left -= share
    if (left < 0) return act
  }
  throw new Error('No action was chosen.')
}
