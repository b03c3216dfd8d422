import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserFacingError } from '@stepwise/deploy/errors'

const minLength = 32

/**
 * The secret that signs links to other versions, and by which the release tool reads counts from the API. `RELEASE_SECRET`, or else a file
 * in the data folder that only its owner can read, made when it is first wanted. Throws a {@link UserFacingError} for one that is too short.
 */
export function releaseSecret(dataDir: string, env: NodeJS.ProcessEnv = process.env): string {
  const path = join(dataDir, 'release-secret')
  const secret = env.RELEASE_SECRET || readSecret(path) || createSecret(dataDir, path)
  if (secret.length >= minLength) return secret
  throw new UserFacingError([
    `The release secret is too short: RELEASE_SECRET, or what is in ${path}, must have at least ${minLength} characters.`,
  ])
}

function createSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // A link appears complete or not at all, and never replaces what another process has made meanwhile.
    linkSync(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  return readSecret(path) ?? ''
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
