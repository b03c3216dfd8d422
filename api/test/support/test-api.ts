import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { hash } from '@node-rs/argon2'
import type { Wellbeing } from '@stepwise/shared/contracts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createBackground } from '../../src/background.ts'
import type { Context } from '../../src/context.ts'
import { openDatabase } from '../../src/database/database.ts'
import { type DevMail, readDevMailbox } from '../../src/mail/dev-mailbox.ts'
import { createMail } from '../../src/mail/mail.ts'
import { readSettings } from '../../src/settings.ts'
import { ownDatabase } from './own-database.ts'

export const password = 'a long enough password'
const host = 'stepwise.test'

/** The API on a database of its own, for all tests of one file. A test may set `clock.now`. */
export interface TestApi {
  app: FastifyInstance
  context: Context
  pool: pg.Pool
  clock: { now: Date }
  /** Makes an account, and signs it in. */
  newPerson: (person?: NewPerson) => Promise<SignedIn>
  /** The mails in the development mailbox, the newest first, once all background work is done. */
  mails: () => Promise<DevMail[]>
  mailsTo: (address: string) => Promise<DevMail[]>
  /** Calls without a session. */
  visitor: Caller
  /** Calls from a network address. */
  from: (address: string, headers?: Record<string, string>) => Caller
  /** Tries to sign in, from a browser with these headers. */
  trySignIn: (email: string, given?: string, headers?: Record<string, string>) => Promise<Answer>
  /** Calls with the session that an answer has begun. */
  callerAfter: (answer: Pick<Answer, 'headers'>) => Caller
  /** Sets the clock, by default to the beginning. */
  setTime: (moment?: string | Date) => void
  advance: (ms: number) => void
}

/** Where the clock of a test begins. */
export const begin = new Date('2026-03-10T12:00:00Z')

export interface NewPerson {
  email?: string
  timeZone?: string
  wellbeings?: Wellbeing[]
}

export type Caller = (method: InjectOptions['method'], url: string, body?: object) => Promise<Answer>

export interface Answer {
  status: number
  // A test reads what it expects; anything else fails there.
  // biome-ignore lint/suspicious/noExplicitAny: the body of any call
  body: any
  headers: Record<string, unknown>
}

/** What a failed call answers. */
export const failed = (status: number, msg: unknown) => ({ status, body: { errors: {}, msg } })
export const tooMany = (what: string, wait: string, seconds: number) => ({
  ...failed(429, `There have been too many ${what}. Please wait ${wait} and try again.`),
  headers: { 'retry-after': String(seconds) },
})
/** What a call answers whose fields are refused, with the messages of each. */
export const invalid = (errors: Record<string, unknown[]>) => ({ status: 422, body: { errors } })

export interface SignedIn {
  id: string
  email: string
  cookie: string
  call: Caller
}

/** Starts an API before the first test of the file and closes it after the last. */
export function useTestApi(options: { edition?: 'study' | 'pro'; releaseSecret?: string } = {}) {
  const api = {} as TestApi
  const closers: (() => Promise<unknown>)[] = []
  let people = 0

  beforeAll(async () => {
    const own = await ownDatabase({ keep: true })
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      EDITION: options.edition,
      RELEASE_SECRET: options.releaseSecret,
    }
    const settings = {
      ...readSettings(env),
      ...own.settings,
      devMailboxFolder: mkdtempSync(`${tmpdir()}/stepwise-dev-mailbox-`),
      contentFolder: inject('contentFolder'),
    }
    const database = await openDatabase(settings)
    api.clock = { now: new Date(begin) }
    const mail = createMail(settings)
    api.context = { settings, db: database.db, mail, background: createBackground(), now: () => api.clock.now }
    api.pool = database.pool
    api.app = await buildApp(api.context, { checksResponses: true })
    api.visitor = callerOf(api.app, {})
    api.from = (address, headers = {}) => callerOf(api.app, { 'x-forwarded-for': address, ...headers })
    api.trySignIn = (email, given = password, headers = {}) =>
      callerOf(api.app, headers)('POST', '/auth/sign_in', { user: { email, password: given } })
    api.callerAfter = ({ headers }) => callerOf(api.app, { cookie: cookieIn(headers) })
    api.setTime = (moment = begin) => {
      api.clock.now = new Date(moment)
    }
    api.advance = (ms) => {
      api.clock.now = new Date(api.clock.now.getTime() + ms)
    }
    api.newPerson = async ({ email = `person-${++people}@stepwise.test`, ...person } = {}) => {
      const { id } = await addAccount(api.context, email, person)
      const cookie = await signIn(api, email)
      return { id, email, cookie, call: browserOf(api.app, cookie) }
    }
    api.mails = async () => {
      await api.context.background.idle()
      return readDevMailbox(settings.devMailboxFolder)
    }
    api.mailsTo = async (address) => (await api.mails()).filter(({ to }) => to === address)
    closers.push(() => api.app.close(), database.close, own.remove)
    closers.push(async () => rmSync(settings.devMailboxFolder, { recursive: true, force: true }))
  })
  // What is left to do must not take the mails of the next test.
  afterEach(() => api.context.background.idle(10_000))
  afterAll(async () => {
    for (const close of closers) await close()
  })
  return api
}

/** Signs in and returns the session's cookie. */
export async function signIn(api: TestApi, email: string) {
  const { status, headers } = await api.trySignIn(email)
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
  return cookieIn(headers)
}

export const cookieIn = (headers: Answer['headers']) => String(headers['set-cookie']).split(';')[0] ?? ''

/** The statuses of calls that are made at the same moment. */
export const sortedStatuses = async (calls: Promise<Answer>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort()

/** What is written down of an account, in its order: of each kind, or of some. */
export async function eventsOf({ context }: TestApi, id: string, ...kinds: string[]) {
  const events = context.db.selectFrom('account_events').select(['kind', 'actor', 'detail']).where('user_id', '=', id)
  const all = await events.orderBy('at').orderBy('kind').execute()
  return all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
}

export const kindsOf = async (api: TestApi, id: string) => (await eventsOf(api, id)).map(({ kind }) => kind)

/** Checked in a moment, as a test signs in for each person: the product's own parameters are meant to take long. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

async function addAccount({ db }: Context, email: string, { timeZone = 'Europe/London', wellbeings }: NewPerson) {
  const name = { first_name: 'Ada', surname: 'Price', university: null }
  const person = {
    email,
    password_hash: await passwordHash,
    ...name,
    time_zone: timeZone,
    ...(wellbeings && { wellbeings }),
  }
  return db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
}

/** Calls as a browser that has this session's cookie does: a new token of the session takes its place. */
function browserOf(app: FastifyInstance, cookie: string): Caller {
  const name = cookie.split('=')[0]
  let present = cookie
  return async (method, url, body) => {
    const answer = await callerOf(app, { cookie: present })(method, url, body)
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0] ?? '')
    present = cookies.find((one) => one.startsWith(`${name}=`) && one !== `${name}=`) ?? present
    return answer
  }
}

/** Calls as our own pages do: with an origin, and with the headers given, such as a cookie. */
export function callerOf(app: FastifyInstance, headers: Record<string, string>): Caller {
  return async (method, url, body) => {
    const response = await app.inject({
      ...(method && { method }),
      url: `/api${url}`,
      headers: { host, origin: `http://${host}`, ...headers },
      ...(body && { payload: body }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers }
  }
}
