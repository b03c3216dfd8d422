import { createEvent } from 'effector'
import { createFetch, FetchError, type FetchOptions } from 'ofetch'
import type { CallBody, CallName, CallParams, CallQuery, CallResponse, Camelize } from '../contracts/index.ts'
import { consumeBootResponse } from './boot-response.ts'
import { camelize } from './camelize.ts'
import { CallError, type Failure } from './failure.ts'
import { asPreviewed, isRefusedInPreview, previewFailure } from './preview-calls.ts'
import { createRunningCalls, type SessionMark } from './running-calls.ts'
import { fetchUnlessSilent } from './silence.ts'

/** The page that a failed call leads to (docs/product/errors.md#global-rules). */
export type FailurePage = '/error' | '/not-found' | '/something-went-wrong'

/** A call failed and its caller has no words for it: the host shows this page. */
export const failurePageRequested = createEvent<FailurePage>()

/** A call got no answer. One may be an accident: the host asks the server before it tells the person that they are offline. */
export const networkFailed = createEvent()

/** What the client needs to know about the session. `shared/session` provides it. */
export interface ClientSession {
  /** Which session calls are made in now. */
  mark: () => SessionMark
  /**
   * The user's id, null for a visitor. Every call sends it: when another tab has signed in as someone else, the server rejects what
   * this tab still sends, and does not do it for that person.
   */
  personId: () => string | null
  /** After a 401: asks the person to sign in again. Resolves with whether they did; then the call is made again. */
  renew: () => Promise<boolean>
}

const noSession: ClientSession = {
  mark: () => ({ visit: 0, session: 0 }),
  personId: () => null,
  renew: async () => false,
}

/** Calls about the session itself: a 401 is their answer, and no one is asked to sign in again. */
const sessionCalls: CallName[] = [
  'POST /auth/authorize',
  'POST /auth/sign_in',
  'POST /auth/passkeys/sign_in',
  'POST /auth/sign_in_links/sign_in',
  'POST /auth/institutions/link',
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
     * Who handles a failure (docs/product/errors.md#who-answers). 'page', the default of GET: the global rules, which may lead to
     * another page. 'caller', the default of other methods: the caller alone, so that what a person typed stays on the screen.
     * 'page-if-reached': the caller where the server was not reached, else the global rules.
     */
    failures?: FailureHandler
    /** For whom the call is made (a user's id), where that is not the person on this page. */
    onBehalfOf?: string
  }

export type FailureHandler = 'page' | 'caller' | 'page-if-reached'

type Input<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

interface AnyInput {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: Record<string, unknown> | undefined
  signal?: AbortSignal | undefined
  failures?: FailureHandler
  onBehalfOf?: string | null
}

/** Makes the client of a page. Its calls are those of a visitor until `connectSession` is called. */
export function createClient() {
  let session = noSession
  let lastSessionCall: AbortController | undefined
  let lastSessionCallEnded: Promise<unknown> = Promise.resolve()
  let runningSessionCalls = 0
  let runningChanges = 0
  const running = createRunningCalls()

  /**
   * Makes one of the calls of contracts/calls.ts. Body and query are given as they are on the wire (snake_case); the answer comes in
   * camelCase. Throws a `CallError`, of kind 'aborted' when the person has left before the answer came or `signal` was aborted.
   */
  async function call<Name extends CallName>(name: Name, ...given: Input<Name>): Promise<Camelize<CallResponse<Name>>> {
    if (isRefusedInPreview(name)) throw new CallError(previewFailure)
    const input = asPreviewed(name, (given[0] ?? {}) as AnyInput)
    const [method, pattern] = (name as string).split(' ') as [string, string]
    const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''))
    const isSessionCall = sessionCalls.includes(name)
    const signal = isSessionCall ? replaceSessionCall(input.signal) : input.signal
    const mark = session.mark()
    try {
      const early = isFirst(mark) ? consumeBootResponse(method, path, input.query, signal) : undefined
      const onBehalfOf = input.onBehalfOf ?? session.personId()
      const response = running.track(early ?? send(method, path, { ...input, signal, onBehalfOf }), mark, signal)
      if (isSessionCall) {
        runningSessionCalls++
        const ended = () => void runningSessionCalls--
        lastSessionCallEnded = response.then(ended, ended)
      }
      if (method !== 'GET') {
        runningChanges++
        response.catch(() => {}).finally(() => runningChanges--)
      }
      const body = await response
      return camelize(body as CallResponse<Name>)
    } catch (error) {
      const failure = toFailure(error)
      const isUnauthorized = failure.kind === 'http' && failure.status === 401 && !isSessionCall
      if (isUnauthorized && (await hasNewSession(mark))) return call(name, ...given)
      handleFailure(failure, input.failures ?? (method === 'GET' ? 'page' : 'caller'))
      throw new CallError(failure)
    }
  }

  /** After a 401: whether the same person has a newer session than the rejected one, or signs in again now. */
  async function hasNewSession(mark: SessionMark): Promise<boolean> {
    const isAnother = session.mark().session !== mark.session
    return (isAnother || (await session.renew())) && session.mark().visit === mark.visit
  }

  /** A cookie that arrives late would undo a newer one (docs/product/wire.md#last-session-call). */
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
    /** Aborts the calls of earlier visits; see {@link createRunningCalls}. */
    endOutdatedCalls: () => running.endOutdated(session.mark()),
    /** Whether a call that changes something has no answer yet: it would be cut off with the page. */
    hasRunningChanges: () => runningChanges > 0,
    /** Whether a call about the session is under way; a new one would abort it. */
    isSessionCallRunning: () => runningSessionCalls > 0,
    /** Resolves when no call about the session is under way. Never rejects. */
    sessionCallsEnded: (): Promise<unknown> => lastSessionCallEnded,
  }
}

/** Responses to the page's first script belong to the session that the page was loaded with: they answer no call of a later one. */
const isFirst = ({ visit, session }: SessionMark) => visit === 0 && session === 0

/** What is read may be asked for again. Who changes something waits: what they send may take long, and may have been done. */
const read = createFetch({ fetch: fetchUnlessSilent })
const change = createFetch({ fetch: (...given) => fetch(...given) })

function send(method: string, path: string, input: AnyInput): Promise<unknown> {
  const options: FetchOptions<'json'> = { method, baseURL: '/api', credentials: 'same-origin', retry: false }
  if (input.query) options.query = withBrackets(input.query)
  if (input.body) options.body = input.body
  if (input.signal) options.signal = input.signal
  options.headers = {
    ...(input.onBehalfOf != null && { 'stepwise-person': input.onBehalfOf }),
    // Streaks and entries count the days of the person's time zone (docs/product/accounts.md#time-zone).
    ...(path.startsWith('/auth/') && { 'stepwise-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone }),
  }
  return (method === 'GET' ? read : change)(path, options)
}

function withBrackets(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => (Array.isArray(value) ? [`${key}[]`, value] : [key, value])),
  )
}

function toFailure(error: unknown): Failure {
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

/** Not of a timeout, which has a name of its own: then the server counts as not reached. */
const isAbort = (error: unknown) => (error as { name?: unknown } | undefined)?.name === 'AbortError'

function isMessages(value: unknown): value is Record<string, string[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)
}

function handleFailure(failure: Failure, handler: FailureHandler): void {
  if (failure.kind === 'network') networkFailed()
  const page = pageFor(failure)
  const isCallers = handler === 'caller' || (handler === 'page-if-reached' && failure.kind === 'network')
  if (!isCallers && page) failurePageRequested(page)
}

function pageFor(failure: Failure): FailurePage | undefined {
  if (failure.kind === 'aborted') return undefined
  if (failure.kind === 'network' || failure.status >= 500) return '/error'
  if (failure.status === 404) return '/not-found'
  // What has moved is somewhere else, and its caller goes there.
  if (failure.status === 410 && failure.current !== undefined) return undefined
  return [400, 401, 422].includes(failure.status) ? undefined : '/something-went-wrong'
}
