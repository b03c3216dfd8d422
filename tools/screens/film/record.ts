import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import { type Browser, expect, type Page } from 'playwright/test'
import { type Account, newAccount } from '../../../e2e/support/accounts.ts'
import { type Network, watchNetwork } from '../../../e2e/support/network.ts'
import { giveSession } from '../../../e2e/support/test.ts'
import { startApp } from '../../../e2e/support/words.ts'
import { freeze } from '../freeze.ts'
import { pictureContext } from '../take.ts'
import { type FilmAction, find, toSteps } from './film-actions.ts'

/** What content/tools/videos/product.mjs writes: each time that the product is opened, and what is done in it. */
interface Plan {
  size: { width: number; height: number }
  runs: { edition: Edition; as?: Account; states: { key: string; action: FilmAction }[] }[]
}

interface Still {
  files: string[]
  box?: { x: number; y: number; w: number; h: number }
}

/** The pictures are larger than the film, because it comes near. */
const scale = 2
/** A dialog takes the focus, and a button shows its tooltip, some time after they have come. */
const settleMs = 400

/** Does in the running product what a film's plan says, and writes what it shows beside the plan, the same each time. */
export async function recordFilm(
  browser: Browser,
  addressOf: (edition: Edition) => Promise<string>,
  planFile: string,
): Promise<void> {
  const folder = dirname(planFile)
  const { runs, size } = JSON.parse(await readFile(planFile, 'utf8')) as Plan
  const stills: Record<string, Still> = {}
  for (const { edition, as, states } of runs) {
    const open = await openPage(browser, await addressOf(edition), as, size)
    try {
      for (const { key, action } of states) stills[key] = await takeStill(open, action, folder)
    } finally {
      await open.page.unrouteAll({ behavior: 'ignoreErrors' })
      await open.page.context().close()
    }
  }
  await writeFile(join(folder, 'stills.json'), `${JSON.stringify(stills, null, 2)}\n`)
  console.log(`${folder}: ${Object.keys(stills).length} stills`)
}

interface OpenPage {
  page: Page
  network: Network
}

async function openPage(
  browser: Browser,
  address: string,
  as: Account | undefined,
  viewport: Plan['size'],
): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    deviceScaleFactor: scale,
    ...pictureContext,
  })
  const page = await context.newPage()
  const network = watchNetwork(page)
  if (as) await giveSession(page, address, await newAccount(address, as))
  await freeze(page)
  return { page, network }
}

async function takeStill({ page, network }: OpenPage, action: FilmAction, folder: string): Promise<Still> {
  try {
    const box = 'target' in action ? await findBox(page, action) : undefined
    const files: string[] = []
    for (const step of await toSteps(page, action)) {
      await step()
      if (action.verb === 'open') await startApp(page)
      await network.idle()
      files.push(await writePicture(page, folder))
    }
    return { files, ...(box && { box }) }
  } catch (error) {
    throw new Error(`${JSON.stringify(action)} at ${page.url()}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Where it is when it is pressed, or looked at; nothing is done to what is out of sight. */
async function findBox(page: Page, action: Extract<FilmAction, { target: unknown }>): Promise<Still['box']> {
  const box = await find(page, action.target).boundingBox({ timeout: 15_000 })
  if (!box) return undefined
  const isInSight = box.y < (page.viewportSize()?.height ?? 0) && box.y + box.height > 0
  if (!isInSight && action.verb !== 'scroll') throw new Error('out of sight, so scroll to it first')
  const [x, y, w, h] = [box.x, box.y, box.width, box.height].map(Math.round) as [number, number, number, number]
  return { x, y, w, h }
}

/** The name of the file is that of its content: what has not changed is no new picture. */
async function writePicture(page: Page, folder: string): Promise<string> {
  const picture = await restingPicture(page)
  const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 12)}.jpg`
  await writeFile(join(folder, name), picture)
  return name
}

async function restingPicture(page: Page): Promise<Buffer> {
  await expect(page.locator(':is([aria-busy=true], .mantine-Skeleton-root):visible')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility() || image.loading === 'lazy'),
  )
  await page.evaluate(() => document.fonts.ready)
  const shoot = () => page.screenshot({ type: 'jpeg', quality: 92, animations: 'disabled', caret: 'hide' })
  let picture = await shoot()
  for (let times = 0; times < 4; times += 1) {
    await page.waitForTimeout(settleMs)
    const next = await shoot()
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}
