import type { Edition } from '@stepwise/shared/contracts'
import {
  type MetricsSettings,
  metricsSchema,
  metricsSettings,
  type TrustProxy,
  trustProxySchema,
} from '@stepwise/shared/server'
import { z } from 'zod'
import { UserFacingError } from '../errors.ts'

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** `localhost` keeps the demo accounts on this machine; `0.0.0.0` opens the product to the network. */
  HOST: z.string().default('localhost'),
  NODE_ENV: z.string().default('development'),
  EDITION: z.enum(['study', 'pro']).default('study'),
  STORE_DIR: z.string(),
  CONTENT_DIR: z.string(),
  API_URL: z.url(),
  /** The address of the product as people know it, for search engines and links. Without it the request's. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs links to other versions than the live ones; without it there are none. */
  RELEASE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The proxies in front of it, whose X-Forwarded-* headers are believed (shared/server/trust-proxy.ts). */
  TRUST_PROXY: trustProxySchema.prefault(''),
  /** How long it still takes requests once it is asked to stop: until load balancers have seen that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  ...metricsSchema,
})

export interface GatewaySettings {
  port: number
  host: string
  isProduction: boolean
  /** Which set of the store is served. */
  edition: Edition
  storeDir: string
  contentDir: string
  apiUrl: string
  trustProxy: TrustProxy
  drainMs: number
  metrics?: MetricsSettings | undefined
  publicOrigin?: string | undefined
  releaseSecret?: string | undefined
}

/** Neither the files nor what is live is in a folder when a bucket and a database have them. */
const usesFolder = ({ STORE_URL, RELEASE_DATABASE_URL, DATABASE_URL }: NodeJS.ProcessEnv) =>
  !STORE_URL || !(RELEASE_DATABASE_URL || DATABASE_URL)

const parse = (env: NodeJS.ProcessEnv) =>
  settingsSchema.safeParse(usesFolder(env) ? env : { ...env, STORE_DIR: env.STORE_DIR ?? '' })

/** Each variable that {@link gatewaySettings} would not take, with what is wrong with it. */
export function settingProblems(env: NodeJS.ProcessEnv): [name: string, problem: string][] {
  const { error } = parse(env)
  return error ? error.issues.map(({ path, message }) => [path.join('.'), message]) : []
}

/** Reads the gateway's settings from the environment. Throws a {@link UserFacingError} that names every invalid setting. */
export function gatewaySettings(env: NodeJS.ProcessEnv): GatewaySettings {
  const result = parse(env)
  if (!result.success) {
    const invalid = settingProblems(env).map(([name, problem]) => `${name} (${problem})`)
    throw new UserFacingError([`The gateway cannot start with these settings: ${invalid.join(', ')}.`])
  }
  const {
    PORT,
    HOST,
    NODE_ENV,
    EDITION,
    STORE_DIR,
    CONTENT_DIR,
    API_URL,
    TRUST_PROXY,
    PUBLIC_URL,
    RELEASE_SECRET,
    DRAIN_SECONDS,
  } = result.data
  return {
    port: PORT,
    host: HOST,
    isProduction: NODE_ENV === 'production',
    edition: EDITION,
    storeDir: STORE_DIR,
    contentDir: CONTENT_DIR,
    apiUrl: API_URL,
    trustProxy: TRUST_PROXY,
    drainMs: DRAIN_SECONDS * 1000,
    metrics: metricsSettings(result.data),
    publicOrigin: PUBLIC_URL && new URL(PUBLIC_URL).origin,
    releaseSecret: RELEASE_SECRET,
  }
}
