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

/** The path of a Chromium on this machine, or undefined. Installs nothing. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new UserFacingError([`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and there is no such file.`])
  }
  const places = [chromium.executablePath(), debianChromium, '/usr/bin/google-chrome', unpackedChromium]
  return places.find((path) => existsSync(path))
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

/** The path of a Chromium on this machine. Throws a {@link UserFacingError} that says how to get one. */
export async function browserPath(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  throw new UserFacingError(['There is no Chromium on this machine: npm test installs one, or set CHROMIUM_PATH.'])
}
