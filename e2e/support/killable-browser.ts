import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from 'playwright/test'
import { browserPath, launchArguments } from '../../tools/browser/browser.ts'

export type KillableBrowser = {
  context: BrowserContext
  /** SIGKILL to the browser and all its processes: nothing is tidied up, only what is on the disk stays. */
  kill: () => Promise<void>
}

/** A browser with its profile in a folder, as people have it; the next one with the same folder goes on where it was. */
export async function openKillableBrowser(folder: string): Promise<KillableBrowser> {
  const child = spawn(
    await browserPath(),
    [...launchArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const browser = await chromium.connectOverCDP(await debuggingAddress(child), { timeout: 60_000 })
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no profile.')
  return {
    context,
    kill: async () => {
      const ended = once(child, 'exit')
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      await ended
      await browser.close().catch(() => {})
    },
  }
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
