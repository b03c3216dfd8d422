import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createBackground } from '../../src/background.ts'
import type { Context } from '../../src/context.ts'
import { openDatabase } from '../../src/database/database.ts'
import { createMail } from '../../src/mail/mail.ts'
import { type OutboxMail, readOutbox } from '../../src/mail/outbox.ts'
import { hashPassword } from '../../src/modules/auth/passwords.ts'
import { readSettings } from '../../src/settings.ts'
import { ownDatabase } from './own-database.ts'

export const password = 'a long enough password'
const host = 'stepwise.test'

/** The API on a database of this file's own, for all its tests. `clock.now` may be moved. */
export interface Stage {
  app: FastifyInstance
  context: Context
  clock: { now: Date }
  /** Makes an account, and signs it in unless told not to. */
  newPerson: (person?: { email?: string; timeZone?: string }) => Promise<SignedIn>
  /** The mails in the outbox, the newest first, once everything that goes on after answers is done. */
  mails: () => Promise<OutboxMail[]>
  /** Calls without a session. */
  visitor: Caller
}

export type Caller = (method: InjectOptions['method'], url: string, body?: object) => Promise<Answer>

export interface Answer {
  status: number
  // A test reads what it expects; anything else fails there.
  // biome-ignore lint/suspicious/noExplicitAny: the body of any call
  body: any
  headers: Record<string, unknown>
}

export interface SignedIn {
  id: string
  email: string
  cookie: string
  call: Caller
}

/** Opens the stage before the file's first test and closes it after its last. */
export function useStage(options: { edition?: 'study' | 'pro' } = {}) {
  const stage = {} as Stage
  const closers: (() => Promise<unknown>)[] = []
  let people = 0

  beforeAll(async () => {
    const own = await ownDatabase({ keep: true })
    const settings = {
      ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', EDITION: options.edition }),
      ...own.settings,
      outboxFolder: mkdtempSync(`${tmpdir()}/stepwise-outbox-`),
      contentFolder: inject('contentFolder'),
    }
    const database = await openDatabase(settings)
    stage.clock = { now: new Date('2026-03-10T12:00:00Z') }
    stage.context = {
      settings,
      db: database.db,
      mail: createMail(settings),
      background: createBackground(),
      now: () => stage.clock.now,
    }
    stage.app = await buildApp(stage.context)
    stage.visitor = callerOf(stage.app, {})
    stage.newPerson = async ({ email = `person-${++people}@stepwise.test`, timeZone = 'Europe/London' } = {}) => {
      const { id } = await addAccount(stage.context, email, timeZone)
      const cookie = await signIn(stage, email)
      return { id, email, cookie, call: callerOf(stage.app, { cookie }) }
    }
    stage.mails = async () => {
      await stage.context.background.idle()
      return readOutbox(settings.outboxFolder)
    }
    closers.push(() => stage.app.close(), database.close, own.remove)
    closers.push(async () => rmSync(settings.outboxFolder, { recursive: true, force: true }))
  })
  afterAll(async () => {
    for (const close of closers) await close()
  })
  return stage
}

/** Signs in and returns the session's cookie. */
export async function signIn(stage: Stage, email: string) {
  const { status, headers } = await stage.visitor('POST', '/auth/sign_in', { user: { email, password } })
  if (status !== 200) throw new Error(`Signing in answered ${status}.`)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

let passwordHash: Promise<string> | undefined

async function addAccount({ db }: Context, email: string, timeZone: string) {
  passwordHash ??= hashPassword(password)
  return db
    .insertInto('users')
    .values({
      email,
      password_hash: await passwordHash,
      first_name: 'Ada',
      surname: 'Price',
      university: null,
      time_zone: timeZone,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Calls as a page of our own would: with its origin, and the cookie when there is one. */
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
