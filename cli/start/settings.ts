import { join, resolve } from 'node:path'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { Edition } from '@stepwise/shared/contracts'
import { defaultFolder } from '@stepwise/shared/server'
import { root } from '../launch/root.mjs'

export interface StartSettings {
  edition: Edition
  port: number
  host: string
  /** Where the embedded database is. */
  dataDir: string
  /** Both editions' releases, unless `DATA_DIR` keeps this one apart. */
  storeDir: string
  contentDir: string
  isProduction: boolean
}

/**
 * Reads the settings of `npm start`, `npm run dev` and `npm run release` from the environment; `folder` is where data goes by
 * default: another one in production. Throws a {@link UserFacingError} that names the invalid setting.
 */
export function startSettings(env: NodeJS.ProcessEnv, folder = defaultFolder(isProductionIn(env))): StartSettings {
  const edition = env.EDITION || 'study'
  if (edition !== 'study' && edition !== 'pro')
    throw new UserFacingError([`EDITION is "${edition}"; it must be study or pro.`])
  const port = Number(env.PORT || 4000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserFacingError([`PORT is "${env.PORT}"; it must be a number from 1 to 65535.`])
  }
  const dataDir = resolve(root, env.DATA_DIR || join(folder, edition))
  return {
    edition,
    port,
    host: env.HOST || 'localhost',
    dataDir,
    storeDir: resolve(root, env.STORE_DIR || join(env.DATA_DIR ? dataDir : folder, 'store')),
    contentDir: resolve(root, env.CONTENT_DIR || 'content'),
    isProduction: isProductionIn(env),
  }
}

/** Where the gateway of these settings has its registry, for servers of this machine. */
export function registryUrl({ host, port }: Pick<StartSettings, 'host' | 'port'>): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/registry.json`
}

const isProductionIn = ({ NODE_ENV }: NodeJS.ProcessEnv) => NODE_ENV === 'production'
