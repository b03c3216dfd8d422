import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { type BrowserContext, chromium, type Page } from 'playwright/test'
import { giveSession } from './test.ts'

interface Visit {
  page: Page
  /** Sends SIGKILL to the browser and all its processes: only what is on the disk stays. */
  kill: () => Promise<void>
}

/**
 * Gives `run` a function that opens a path of the product in a browser of the person's own, signed in. Its profile is a folder
 * on the disk: each visit goes on where the last one was killed.
 */
export async function withKillableBrowser(
  person: { address: string; email: string },
  run: (visit: (path: string) => Promise<Visit>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-browser-'))
  const started: ChildProcess[] = []
  try {
    await run(async (path) => {
      const child = startBrowser(await browserPath(), folder)
      started.push(child)
      const context = await connect(child)
      const page = await context.newPage()
      await giveSession(page, person.address, person.email)
      await page.goto(person.address + path)
      return { page, kill: () => killProcesses(child) }
    })
  } finally {
    // A test that failed has not done it.
    await Promise.all(started.map(killProcesses))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function startBrowser(path: string, folder: string): ChildProcess {
  // Without a window: the browser answers before its first tab has loaded, and Playwright can wait forever for a tab that it meets
  // in that moment. One of about 90 starts on a busy machine hung so; a second connection to that browser worked at once.
  const own = ['--headless=new', '--no-startup-window', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  return spawn(path, [...launchArguments, ...own], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
}

async function connect(child: ChildProcess): Promise<BrowserContext> {
  const browser = await chromium.connectOverCDP(await debuggingAddress(child), { timeout: 60_000 })
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no profile.')
  return context
}

async function killProcesses(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

async function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser has no output to read.')
  for await (const line of createInterface({ input: stderr })) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1]
    if (!address) continue
    stderr.resume()
    return address
  }
  throw new Error('The browser ended before it was ready.')
}
