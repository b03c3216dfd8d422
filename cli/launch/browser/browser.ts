import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserFacingError } from '@stepwise/deploy/errors'
import { chromium, type LaunchOptions } from 'playwright'
import { root } from '../root.mjs'

/** Where the npm package unpacks its Chromium, the last resort of install-browser.ts. */
export const unpackedChromium = join(root, 'var', 'chromium', 'chromium')

/** Where Debian's packages chromium and chromium-headless-shell put their programs. */
export const debianChromium = '/usr/bin/chromium'
export const debianShell = '/usr/lib/chromium/chromium-headless-shell'

/** Arguments of every test browser. They turn off the browser's own network traffic, which would disturb measurements. */
export const launchArguments = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Where other systems put Chromium and Chrome. */
const otherPlaces = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Exists = (path: string) => boolean

/** The path of a Chromium on this machine, or undefined. Installs nothing. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, exists: Exists = existsSync): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new UserFacingError([`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and there is no such file.`])
  }
  return [chromium.executablePath(), debianChromium, ...otherPlaces, unpackedChromium].find(exists)
}

/**
 * How journeys start their browser: as Chromium's headless shell where there is one. It is the same engine without the windows around it,
 * and costs about half the CPU time; what needs a window (full screen) takes {@link browserPath}. Throws a {@link UserFacingError} as that.
 */
export async function shellOptions(): Promise<LaunchOptions> {
  const path = await browserPath()
  // Playwright's own Chromium brings a shell along, which is what starts when no path is given.
  if (path === chromium.executablePath()) return { args: launchArguments }
  const hasShell = path === debianChromium && !process.env.CHROMIUM_PATH && existsSync(debianShell)
  return { executablePath: hasShell ? debianShell : path, args: launchArguments }
}

/** The path of a Chromium on this machine. Throws a {@link UserFacingError} that says how to get one: only `npm test` installs it itself. */
export async function browserPath(env: NodeJS.ProcessEnv = process.env, exists: Exists = existsSync): Promise<string> {
  const found = findBrowser(env, exists)
  if (found) return found
  throw new UserFacingError([
    'There is no Chromium or Chrome on this machine. One of these installs one:',
    '  node node_modules/playwright/cli.js install chromium',
    '  apt-get install chromium chromium-headless-shell    (as root, on Debian)',
    'If you have one elsewhere, set CHROMIUM_PATH to it.',
  ])
}
