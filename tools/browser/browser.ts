import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { root } from '../launch/root.mjs'

/** Where the npm package unpacks its Chromium, the last resort of install-browser.ts. */
export const unpackedChromium = join(root, 'var', 'chromium', 'chromium')

/** Arguments of every test browser. They turn off the browser's own network traffic, which would disturb measurements. */
export const launchArguments = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The path of a Chromium on this machine, or undefined. Installs nothing. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new UserFacingError([`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and there is no such file.`])
  }
  const places = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome', unpackedChromium]
  return places.find((path) => existsSync(path))
}

/** The path of a Chromium on this machine. Throws a {@link UserFacingError} that says how to get one. */
export async function browserPath(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  throw new UserFacingError(['There is no Chromium on this machine: npm test installs one, or set CHROMIUM_PATH.'])
}
