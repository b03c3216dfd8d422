import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { editionSchema } from '@stepwise/shared/contracts/edition'
import { defaultFolder, metricsSchema, metricsSettings, trustProxySchema } from '@stepwise/shared/server'
import { z } from 'zod'
import { StartFailure } from './errors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  EDITION: editionSchema.default('study'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://name:password@host/database' })
    .optional(),
  /** How many connections this process has to that server at most. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(1000).default(5),
  DATA_DIR: z.string().min(1).optional(),
  CONTENT_DIR: z.string().min(1).default('content'),
  /** The proxies in front, whose X-Forwarded-* headers are believed: how many, or addresses (shared/server/trust-proxy.ts). */
  TRUST_PROXY: trustProxySchema.prefault('loopback'),
  /** The mail server: smtp://name:password@host:port or smtps://… Without one, mails go to the development mailbox (not in production). */
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://name:password@host:587' }).optional(),
  /** The sender of every mail: an address, or a name with an address in angle brackets. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must look like Stepwise <no-reply@example.org>')
    .optional(),
  /** Who reads what visitors and learners write; without it, whom mails come from. */
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must look like support@example.org')
    .optional(),
  /** The address of the product as people know it; links in mails start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://stepwise.example.org' }).optional(),
  /** Where the gateway has its registry: the check of a text asks there which pages of ours are live. Without it, no one is asked. */
  REGISTRY_URL: z.url({ protocol: /^https?$/, error: 'must look like http://10.0.0.1:4000/registry.json' }).optional(),
  /** By which the release tool reads how often each version failed (npm start makes one). Without it no one can. */
  RELEASE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** How long the server still takes calls once it is asked to stop: until load balancers have seen that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Several processes listen at this port, and the system shares the connections out: Linux only. */
  SHARES_PORT: z.stringbool().default(false),
  /** How many seconds the start waits for a database that does not answer yet. */
  DATABASE_WAIT: z.coerce.number().int().min(0).max(3600).optional(),
  /** Where operators' tools read what the server measures; off without a port. */
  ...metricsSchema,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

const checkedSettingsSchema = settingsSchema.refine((given) => !given.MAIL_URL || given.PUBLIC_URL, {
  // What a request says of its host can be made up, and must not end up in an email to someone else.
  error: 'is needed with MAIL_URL, for the links in mails',
  path: ['PUBLIC_URL'],
})

export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the settings from environment variables. Relative folders start at the root of the repository; an empty
 * variable counts as absent.
 * @throws StartFailure naming every variable that is wrong
 */
export function readSettings(env: Record<string, string | undefined>) {
  const parsed = parse(env)
  if (!parsed.success) {
    const reasons = problemsIn(parsed.error).map(([name, problem]) => `${name}: ${problem}`)
    throw new StartFailure(`Bad settings. ${reasons.join('. ')}.`)
  }

  const { EDITION, CONTENT_DIR, TRUST_PROXY, ...rest } = parsed.data
  const isProduction = rest.NODE_ENV === 'production'
  const { DATA_DIR = buildDataFolder(EDITION, isProduction) } = rest
  return {
    edition: EDITION,
    isProduction,
    host: rest.HOST,
    port: rest.PORT,
    databaseUrl: rest.DATABASE_URL,
    databasePool: rest.DATABASE_POOL,
    databaseWaitMs: 1000 * (rest.DATABASE_WAIT ?? (isProduction ? 30 : 0)),
    dataFolder: fromRoot(DATA_DIR),
    devMailboxFolder: resolve(fromRoot(DATA_DIR), 'outbox'),
    mailUrl: rest.MAIL_URL,
    mailFrom: rest.MAIL_FROM,
    supportEmail: rest.SUPPORT_EMAIL,
    publicOrigin: rest.PUBLIC_URL && new URL(rest.PUBLIC_URL).origin,
    registryUrl: rest.REGISTRY_URL,
    releaseSecret: rest.RELEASE_SECRET,
    contentFolder: fromRoot(CONTENT_DIR),
    trustProxy: TRUST_PROXY,
    sharesPort: rest.SHARES_PORT,
    drainMs: rest.DRAIN_SECONDS * 1000,
    metrics: metricsSettings(rest),
    logLevel: rest.LOG_LEVEL,
  }
}

/** Each variable that {@link readSettings} would not take, with what is wrong with it. */
export function settingProblems(env: Record<string, string | undefined>): [name: string, problem: string][] {
  const { error } = parse(env)
  return error ? problemsIn(error) : []
}

const parse = (env: Record<string, string | undefined>) =>
  checkedSettingsSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))

const problemsIn = ({ issues }: z.ZodError): [name: string, problem: string][] =>
  issues.map(({ path, message }) => [path.join('.'), message])

/**
 * Where an edition's data is when `DATA_DIR` does not say it, from the root of the repository. What was tried in development, demo
 * accounts too, never is in production by mistake.
 */
export const buildDataFolder = (edition: Edition, isProduction: boolean) => `${defaultFolder(isProduction)}/${edition}`

function fromRoot(folder: string) {
  return isAbsolute(folder) ? folder : resolve(root, folder)
}
