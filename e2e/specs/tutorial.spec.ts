// docs/tutorial.md

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertPortFree, freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import type { Page } from 'playwright/test'
import { firstMissingLine, readableLines, withKnownVersions } from '../../tools/check/rules/tutorial/printed-lines.ts'
import { type TutorialItem, tutorialItems } from '../../tools/check/rules/tutorial/tutorial-items.ts'
import { temporaryTree } from '../../tools/dev/temporary-tree.ts'
import { TreeCommands } from '../product/tree-commands.ts'
import { heading, mainMenu } from '../support/page.ts'
import { signInByForm } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

type Item<Does> = Extract<TutorialItem, { does: Does }>

/** Where a reader is: the product and the workbench, each in a window, and what was printed last. */
interface Reader {
  product: Page
  workbench: Page
  printed: string
  at: (text: string) => string
}

const club = (page: Page) => mainMenu(page).getByRole('link', { name: 'Reading club' })
const banner = (page: Page) => page.getByRole('region', { name: 'Test versions' })
const remotePage = 'http://localhost:4000/dashboard/reading-club'

/** What a browser shows, by the words of the page. */
const looks: Record<string, (reader: Reader) => Promise<unknown>> = {
  'open http://localhost:4000/auth/sign-in and sign in as `student@demo.stepwise.test` with `Stepwise-demo-1`. The menu has no “Reading club”.':
    async ({ product, at }) => {
      await product.goto(at('http://localhost:4000/auth/sign-in'))
      await signInByForm(product, { email: 'student@demo.stepwise.test', password: 'Stepwise-demo-1' })
      await expect(mainMenu(product).getByRole('link', { name: 'Learn' })).toBeVisible()
      await expect(club(product)).toHaveCount(0)
    },
  'open http://localhost:4100/dashboard/reading-club in a private window (a browser keeps the cookies of both addresses together). The page is in the real shell, and the bar above it chooses person and fault: with the fault “Server error” it has “Try again”.':
    async ({ workbench, at }) => {
      await workbench.goto(at('http://localhost:4100/dashboard/reading-club'))
      await expect(heading(workbench)).toHaveText('Reading club')
      const bar = workbench.getByRole('region', { name: 'Workbench' })
      await expect(bar.getByLabel('Person')).toBeVisible()
      await bar.getByLabel('Fault').selectOption('Server error')
      await expect(workbench.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
      await markPage(workbench)
    },
  'the workbench says “Reading club: this week” already, and has not loaded the page again.': async ({ workbench }) => {
    await expect(heading(workbench)).toHaveText('Reading club: this week')
    expect(await isMarked(workbench), 'the page was not loaded again').toBe(true)
  },
  'load http://localhost:4000 again. The menu has “Reading club”; its page says “Reading club: this week”.': async ({
    product,
    at,
  }) => {
    await product.goto(at('http://localhost:4000'))
    await club(product).click()
    await expect(heading(product)).toHaveText('Reading club: this week')
  },
  'open the link. The page says “Reading club: next week”, and a banner says which version that is. “Stop” in it brings back “Reading club: this week”.':
    async ({ product, printed }) => {
      await product.goto(String(/http\S+/.exec(printed)?.[0]))
      await expect(heading(product)).toHaveText('Reading club: next week')
      const [version = ''] = /1\.0\.0-\w+/.exec(printed) ?? []
      await expect(banner(product)).toContainText(`reading-club ${version}, until`)
      await banner(product).getByRole('button', { name: 'Stop' }).click()
      await expect(heading(product)).toHaveText('Reading club: this week')
    },
  'load http://localhost:4000/dashboard/reading-club again: “Reading club: this week”.': async ({ product, at }) => {
    await product.goto(at(remotePage))
    await expect(heading(product)).toHaveText('Reading club: this week')
  },
  'load it again. The address is no one’s now, so it leads to your dashboard, and the menu has no “Reading club”.':
    async ({ product, at }) => {
      await product.goto(at(remotePage))
      await expect(product).toHaveURL(at('http://localhost:4000/dashboard/learn'))
      await expect(heading(product)).toBeVisible()
      await expect(club(product)).toHaveCount(0)
    },
}

/** A mark that goes when the page is loaded again. */
const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

const longRunning = /^npm (start|run dev)/

test('everything that the tutorial says can be done, and shows what it says', { tag: '@alone' }, async ({
  page,
  browser,
  endWithTest,
  noise,
}) => {
  test.setTimeout(15 * 60_000)
  // At its end the remote is taken back.
  noise.allow(/status of 404 .*\/dashboard\/reading-club$/)
  const items = tutorialItems(readFileSync(join(root, 'docs', 'tutorial.md'), 'utf8'))
  const seen = items.filter((item) => item.does === 'look').map(({ sees }) => sees)
  expect(seen, 'each look of the page is known here').toEqual(Object.keys(looks))

  const tree = temporaryTree()
  const commands = new TreeCommands(tree.path)
  endWithTest(async () => {
    await commands.stopAll()
    tree.remove()
  })
  const [port, workbenchPort] = [await freePort(), await twoFreePorts()]
  const at = (text: string) =>
    text
      .replaceAll('localhost:4000', `localhost:${port}`)
      .replaceAll('localhost:4100', `localhost:${workbenchPort}`)
      .replaceAll('localhost:4101', `localhost:${workbenchPort + 1}`)
  const workbench = await (await browser.newContext()).newPage()
  const reader: Reader = { product: page, workbench, printed: '', at }
  const versions = new Map<string, string>()

  async function run({ command, prints, fails }: Item<'run'>) {
    const missing = (output: string) => firstMissingLine(prints.map(at), readableLines(output), new Map(versions))
    const env = { PORT: String(command.startsWith('npm run dev') ? workbenchPort : port) }
    if (longRunning.test(command)) {
      await commands.startUntil(command, env, (output) => missing(output) === undefined)
      return
    }
    const { code, output } = await commands.run(withKnownVersions(command, versions), env)
    reader.printed = output
    expect(missing(output), output).toBeUndefined()
    firstMissingLine(prints.map(at), readableLines(output), versions)
    expect(code === 0, output).toBe(!fails)
  }

  const change = ({ diff }: Item<'change'>) =>
    execFileSync('git', ['-C', tree.path, 'apply', '-'], { input: diff, encoding: 'utf8' })

  for (const item of items)
    await test.step(item.does === 'run' ? item.command : item.does, async () => {
      if (item.does === 'run') await run(item)
      else if (item.does === 'change') change(item)
      else if (item.does === 'look') await looks[item.sees]?.(reader)
      else await commands.stop(item.command)
    })
  const left = ['remotes', 'var/workbench', 'node_modules/@stepwise'].flatMap((folder) =>
    readdirSync(join(tree.path, folder)).map((name) => `${folder}/${name}`),
  )
  expect(left.filter((path) => path.endsWith('reading-club'))).toEqual([])
})

/** The workbench listens on a port for each edition, one after the other. */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = await freePort()
    const isPair = await assertPortFree(port + 1, 'localhost').then(
      () => true,
      () => false,
    )
    if (isPair) return port
  }
}
