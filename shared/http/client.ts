import { createEvent } from 'effector'
import { FetchError, type FetchOptions, ofetch } from 'ofetch'
import type { CallBody, CallName, CallParams, CallQuery, CallResponse, Camelize } from '../contracts/index.ts'
import { consumeBootResponse } from './boot-response.ts'
import { camelize } from './camelize.ts'
import { CallError, type Failure } from './failure.ts'
import { createRunningCalls, type SessionMark } from './running-calls.ts'

/** Where a failure that belongs to no form sends the person (spec 8). */
export type FailurePage = '/error' | '/not-found' | '/something-went-wrong'

/** A call failed in a way that the page cannot answer: the host shows this page. */
export const failurePageRequested = createEvent<FailurePage>()

/** A call got no answer at all. One alone says little: the host asks once more before it says that the network is gone. */
export const networkFailed = createEvent()

/** What a client has to know of the session of its page. */
export interface ClientSession {
  /** Which session calls are made in now. */
  mark: () => SessionMark
  /**
   * Who this page belongs to (the user's id). Every call says it, so that what one tab still sends after another tab signed in
   * as somebody else is refused, and never done in that person's name.
   */
  personId: () => string | null
  /** Asks the person to sign in again after a 401; resolves with whether they did. Then the refused call is made again. */
  renew: () => Promise<boolean>
}

const noSession: ClientSession = {
  mark: () => ({ visit: 0, session: 0 }),
  personId: () => null,
  renew: async () => false,
}

/** Calls that begin, lengthen or end a session: a 401 is an answer and not news. */
const sessionCalls: CallName[] = [
  'POST /auth/authorize',
  'POST /auth/sign_in',
  'POST /auth/sign_up',
  'DELETE /auth/sign_out',
]
type Given<Key extends string, Value> = undefined extends Value ? { [K in Key]?: Value } : { [K in Key]: Value }
type GivenQuery<Value> = undefined extends Value ? { query?: undefined } : { query?: Value }

export type CallInput<Name extends CallName> = Given<'params', CallParams<Name>> &
  GivenQuery<CallQuery<Name>> &
  Given<'body', CallBody<Name>> & {
    signal?: AbortSignal
    /**
     * Who answers for a failure. 'page': the global rules of spec 8 (the default of GET). 'caller': only the caller, so
     * that what a person typed stays on the screen (the default of every other method). 'page-if-reached': the caller when the
     * server could not be reached, else the global rules.
     */
    failures?: AnsweredBy
    /** In whose name the call is made (a user's id), when that is not the person on this page. */
    speaksFor?: string
  }

type AnsweredBy = 'page' | 'caller' | 'page-if-reached'

type Input<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

interface AnyInput {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: Record<string, unknown> | undefined
  signal?: AbortSignal | undefined
  failures?: AnsweredBy
  speaksFor?: string | null
}

/** The client of one page. It knows no session until {@link ClientSession} is connected. */
export function createClient() {
  let session = noSession
  let lastSessionCall: AbortController | undefined
  let lastSessionCallEnded: Promise<unknown> = Promise.resolve()
  const running = createRunningCalls()

  /**
   * Makes one of the calls of docs/product/wire.md. Body and query go as they are on the wire (snake_case); the answer comes
   * back in camelCase. Throws a CallError; of kind 'aborted' when the person on this page has left before the answer came.
   */
  async function call<Name extends CallName>(name: Name, ...given: Input<Name>): Promise<Camelize<CallResponse<Name>>> {
    const input = (given[0] ?? {}) as AnyInput
    const [method, pattern] = (name as string).split(' ') as [string, string]
    const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''))
    const isSessionCall = sessionCalls.includes(name)
    const signal = isSessionCall ? replaceSessionCall(input.signal) : input.signal
    const mark = session.mark()
    try {
      const early = isFirst(mark) ? consumeBootResponse(method, path, input.query, signal) : undefined
      const speaksFor = input.speaksFor ?? session.personId()
      const answer = running.track(early ?? send(method, path, { ...input, signal, speaksFor }), mark, signal)
      if (isSessionCall) lastSessionCallEnded = answer.catch(() => {})
      const body = await answer
      return camelize(body as CallResponse<Name>)
    } catch (error) {
      const failure = failureOf(error)
      const isRejected = failure.kind === 'http' && failure.status === 401 && !isSessionCall
      if (isRejected && (await hasNewSession(mark))) return call(name, ...given)
      answerForFailure(failure, input.failures ?? (method === 'GET' ? 'page' : 'caller'))
      throw new CallError(failure)
    }
  }

  /** After a 401: whether the same person has another session than the one that was rejected, or signs in to one now. */
  async function hasNewSession(mark: SessionMark): Promise<boolean> {
    const isAnother = session.mark().session !== mark.session
    return (isAnother || (await session.renew())) && session.mark().visit === mark.visit
  }

  /** Only the last call about the session counts: the cookie that an earlier one brings back late would undo it. */
  function replaceSessionCall(signal: AbortSignal | undefined): AbortSignal {
    lastSessionCall?.abort()
    const controller = new AbortController()
    signal?.addEventListener('abort', () => controller.abort(signal.reason))
    lastSessionCall = controller
    return controller.signal
  }

  return {
    call,
    connectSession: (present: ClientSession) => {
      session = present
    },
    /** Ends the calls of earlier visits; see {@link createRunningCalls}. */
    endOutdatedCalls: () => running.endOutdated(session.mark()),
    /** Resolves when no call about the session is under way: one that is made before then would end it. */
    sessionCallsEnded: (): Promise<unknown> => lastSessionCallEnded,
  }
}

/** What the page's first script asked belongs to the session that the page came with, and answers no call of a later one. */
const isFirst = ({ visit, session }: SessionMark) => visit === 0 && session === 0

function send(method: string, path: string, input: AnyInput): Promise<unknown> {
  const options: FetchOptions<'json'> = { method, baseURL: '/api', credentials: 'same-origin', retry: false }
  if (input.query) options.query = withBrackets(input.query)
  if (input.body) options.body = input.body
  if (input.signal) options.signal = input.signal
  options.headers = {
    ...(input.speaksFor != null && { 'stepwise-person': input.speaksFor }),
    // What begins or checks a session tells where the person is: their days, and with them streaks and entries, go by it.
    ...(path.startsWith('/auth/') && { 'stepwise-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone }),
  }
  return ofetch(path, options)
}

function withBrackets(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => (Array.isArray(value) ? [`${key}[]`, value] : [key, value])),
  )
}

function failureOf(error: unknown): Failure {
  if (error instanceof CallError) return error.failure
  if (!(error instanceof FetchError)) return { kind: isAbort(error) ? 'aborted' : 'network' }
  if (error.response === undefined) return { kind: isAbort(error.cause) ? 'aborted' : 'network' }
  const body: Partial<{ msg: unknown; errors: unknown; current: unknown }> = error.data ?? {}
  return {
    kind: 'http',
    status: error.response.status,
    msg: typeof body.msg === 'string' ? body.msg : '',
    errors: isMessages(body.errors) ? body.errors : {},
    ...(body.current !== undefined && { current: camelize(body.current) }),
  }
}

/** Somebody has given the call up; a timeout is a server that cannot be reached. */
const isAbort = (error: unknown) => (error as { name?: unknown } | undefined)?.name === 'AbortError'

function isMessages(value: unknown): value is Record<string, string[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)
}

function answerForFailure(failure: Failure, answeredBy: AnsweredBy): void {
  if (failure.kind === 'network') networkFailed()
  const page = pageFor(failure)
  const isCallers = answeredBy === 'caller' || (answeredBy === 'page-if-reached' && failure.kind === 'network')
  if (!isCallers && page) failurePageRequested(page)
}

function pageFor(failure: Failure): FailurePage | undefined {
  if (failure.kind === 'aborted') return undefined
  if (failure.kind === 'network' || failure.status >= 500) return '/error'
  if (failure.status === 404) return '/not-found'
  return [400, 401, 422].includes(failure.status) ? undefined : '/something-went-wrong'
}
