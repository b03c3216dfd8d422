import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { root } from '@stepwise/cli/root'
import { chromium, type Page } from 'playwright'
import { type Figure, figure } from '../figures.ts'
import { demoStudent, signIn } from '../sign-in.ts'
import { answer, callsPerSecond, get, startBenchServer } from './calls.ts'
import { serve, startProduct } from './product.ts'

const rounds = 5
/** A course ten times as large as today's. */
const copies = 10

/** A list may take twice its time: its first page has 50, and the demo student has fewer. */
const calls: [name: string, path: string, atMost: number][] = [
  ['GET /flows', '/api/flows?flow=', 1.5],
  ['GET /notes, the newest', '/api/notes?limit=50', 2],
  ['GET /users/reflective_journal, the newest', '/api/users/reflective_journal?limit=50', 2],
]

/**
 * How much longer calls take with a course of ten times the flows, 20,000 people, and a person who has 5,000 notes and 1,000 journal entries: two
 * servers on PostgreSQL, in turns. And how long the notes panel of that person takes to open.
 */
export async function growthFigures(): Promise<Figure[]> {
  const content = join(root, 'var/bench/grown-content')
  await writeGrownContent(content)
  const today = await startBenchServer('today')
  const grown = await startBenchServer('grown', { CONTENT_DIR: content })
  try {
    await answer(grown.origin, 'POST', '/grow')
    const people = await Promise.all([today, grown].map(({ origin }) => signIn(origin, demoStudent)))
    const cookies = people.map(({ cookie }) => [cookie])
    const figures: Figure[] = []
    for (const [name, path, atMost] of calls) {
      const measure = (which: 0 | 1) =>
        callsPerSecond([today, grown][which]?.origin ?? '', cookies[which] ?? [], get(path))
      // Once to fill memories.
      for (const which of [0, 1] as const) await measure(which)
      const times = [0, 0]
      for (let round = 0; round < rounds; round++)
        for (const which of [0, 1] as const) times[which] = (times[which] ?? 0) + 1000 / (await measure(which)) / rounds
      const [before, after] = times as [number, number]
      figures.push(figure(`grown: ${name}`, after, 'ms', { against: before, atMost }))
    }
    return [...figures, await notesPanelFigure(grown.origin)]
  } finally {
    await grown.stop()
    await today.stop()
  }
}

/** The content of the repository with every flow ten times: copies have a number after their name. */
async function writeGrownContent(folder: string) {
  await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'content'), folder, { recursive: true })
  const flows = join(folder, 'flows')
  for (const slug of await readdir(flows)) {
    for (let copy = 2; copy <= copies; copy++) {
      const to = join(flows, `${slug}-${copy}`)
      await cp(join(flows, slug), to, { recursive: true })
      const file = join(to, 'flow.yaml')
      const flow = await readFile(file, 'utf8')
      await writeFile(file, flow.replace(/^name: (.*)$/m, `name: $1 ${copy}`))
    }
  }
}

async function notesPanelFigure(origin: string): Promise<Figure> {
  const product = await startProduct('study')
  const served = await serve(product.store, origin)
  const browser = await chromium.launch({ executablePath: await browserPath(), args: launchArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.request.post(`${served.address}/api/auth/sign_in`, {
      data: { user: demoStudent },
      headers: { origin: served.address },
    })
    const page = await context.newPage()
    await page.addInitScript(recordInteractions)
    await page.goto(`${served.address}/dashboard/learn`)
    await page.getByRole('tab', { name: 'Software' }).waitFor()
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times: number[] = []
    // Its code is there after the first time.
    for (let round = 0; round <= rounds; round++) times.push(await openNotesPanel(page))
    const median = times.slice(1).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
    return figure('grown: the notes panel of 5,000 notes opens', median, 'ms', { atMost: 120 })
  } finally {
    await browser.close()
    await served.close()
    await product.stop()
  }
}

/** From the click to the next frame. */
async function openNotesPanel(page: Page): Promise<number> {
  await page.evaluate(() => {
    globalThis.benchLongest = 0
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Notes' }).click()
  await page.getByRole('dialog', { name: 'Notes' }).waitFor()
  await page.waitForTimeout(500)
  const longest = await page.evaluate(() => globalThis.benchLongest)
  // All are read before the next time.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Notes' }).waitFor({ state: 'hidden' })
  return longest
}

declare global {
  var benchLongest: number
}

/** In the page: the longest time from an input to the frame that shows what it did. */
function recordInteractions() {
  globalThis.benchLongest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.benchLongest = Math.max(globalThis.benchLongest, duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
