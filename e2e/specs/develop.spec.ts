// docs/contributing.md

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@stepwise/cli/port'
import type { Registry } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import { type TemporaryTree, temporaryTree } from '../../tools/dev/temporary-tree.ts'
import { startProcess } from '../product/processes.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { newAccount } from '../support/accounts.ts'
import { accountMenu, button, heading, mainMenu } from '../support/page.ts'
import { expect, giveSession, test } from '../support/test.ts'

// docs/decisions/029-hot-module-replacement.md

/** Builds take long on a busy machine. */
const patient = expect.configure({ timeout: 90_000 })

const studyTools = 'remotes/study-tools/src/pages/study-tools/StudyToolsPage.tsx'

test('a saved change reaches the open page, and so does the error of a failed build', { tag: '@alone' }, async ({
  page,
  endWithTest,
}) => {
  test.setTimeout(600_000)
  const tree = temporaryTree()
  const { address, stop } = await startDevelopment(tree, await freePort())
  endWithTest(async () => {
    await stop()
    tree.remove()
  })
  await patient.poll(async () => (await fetch(`${address}/api/ready`)).status).toBe(200)
  await giveSession(page, address, await newAccount(address, 'student'))
  await page.goto(`${address}/support`)
  await button(page, 'Send us a message').click()
  const dialog = page.getByRole('dialog', { name: 'Send us a message' })
  const message = dialog.getByLabel('Your message')
  await markPage(page)

  await test.step('a component of a remote is replaced and keeps its state', async () => {
    await button(page, 'Send').click()
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    change(tree, 'remotes/public-site/src/pages/support/MessageForm.tsx', 'submitLabel="Send"', 'submitLabel="Post"')
    await patient(button(page, 'Post')).toBeVisible()
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await expectSamePage(page)
  })

  await test.step('so is a component that all parts share, and the remote goes on with its new one', async () => {
    change(tree, 'shared/ui/SkipLink.tsx', 'Skip to main content', 'Jump to main content')
    await patient(page.getByText('Jump to main content')).toBeAttached()
    // What mounts again asks what it has become.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await button(page, 'Send us a message').click()
    await expect(button(page, 'Post')).toBeVisible()
    await expectSamePage(page)
  })

  await test.step('so are styles', async () => {
    const style = '.facts {\n  outline: 7px solid;'
    change(tree, 'remotes/public-site/src/pages/support/MessageForm.module.css', '.facts {', style)
    await dialog.getByLabel('Attach details of my setup').check()
    await patient(dialog.getByRole('region', { name: 'What is attached' })).toHaveCSS('outline-width', '7px')
    await expectSamePage(page)
  })

  await test.step('so is a component of the shell: its menu stays open', async () => {
    await page.keyboard.press('Escape')
    await accountMenu(page).click()
    await expect(page.getByRole('menuitem', { name: 'View profile page' })).toBeVisible()
    change(tree, 'host/src/shell/OpenAvatarMenu.tsx', 'View profile page', 'See profile page')
    await patient(page.getByRole('menuitem', { name: 'See profile page' })).toBeVisible()
    await expectSamePage(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a remote that is opened later starts as it is now', async () => {
    const before = await liveVersion(page, 'study-tools')
    change(tree, studyTools, '>Study tools<', '>Study boxes<')
    await patient.poll(() => liveVersion(page, 'study-tools')).not.toBe(before)
    await mainMenu(page).getByRole('link', { name: 'Study Tools' }).click()
    await expect(heading(page)).toHaveText('Study boxes')
    await expectSamePage(page)
  })

  await test.step('for anything else the page is loaded again: a value, the menu of a remote', async () => {
    const tools = 'remotes/study-tools/src/pages/study-tools/tools.ts'
    change(tree, tools, `name: 'Revision Calculator'`, `name: 'Revision Planner'`)
    await patient(button(page, 'Revision Planner')).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-same-page')
    change(tree, 'remotes/learn/remote.config.ts', `label: 'Favourites'`, `label: 'What I like'`)
    await patient(mainMenu(page).getByRole('link', { name: 'What I like' })).toBeVisible()
  })

  const errors = page.getByRole('alert', { name: 'Build errors' })
  await test.step('the error of a failed build is shown, in a page that opens now too, until it is fixed', async () => {
    await markPage(page)
    change(tree, studyTools, 'return (', 'return ((')
    await patient(errors).toContainText('StudyToolsPage.tsx')
    await expect(errors).toContainText('Syntax Error')
    await expectAccessible(page)
    const other = await page.context().newPage()
    await other.goto(`${address}/terms`)
    await expect(other.getByRole('alert', { name: 'Build errors' })).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(other.getByRole('alert', { name: 'Build errors' })).toHaveCount(0)
    change(tree, studyTools, 'return ((', 'return (')
    await patient(errors).toHaveCount(0)
    await expectSamePage(page)
  })

  await test.step('so is a configuration that throws', async () => {
    change(tree, 'remotes/learn/remote.config.ts', 'export default {', `throw new Error('not yet')\nexport default {`)
    await patient(errors).toContainText(/not yet[\s\S]*remote\.config\.ts:\d+/)
    await errors.getByRole('button', { name: 'Close' }).click()
    await expect(errors).toHaveCount(0)
    change(tree, 'remotes/learn/remote.config.ts', `throw new Error('not yet')\n`, '')
  })
})

function startDevelopment(tree: TemporaryTree, port: number) {
  return startProcess({
    script: join(tree.path, 'tools/dev/main.ts'),
    env: { PORT: String(port) },
    address: `http://localhost:${port}`,
    readyPath: '/registry.json',
    log: join(tree.path, 'var/dev.log'),
  })
}

function change(tree: TemporaryTree, file: string, from: string, to: string): void {
  const path = join(tree.path, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(path, source.replace(from, to))
}

async function liveVersion(page: Page, part: string): Promise<string | undefined> {
  const registry: Registry = await (await page.request.get(new URL('/registry.json', page.url()).href)).json()
  return registry.remotes.find(({ config }) => config.name === part)?.version
}

/** A page that is loaded again has no mark. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
const expectSamePage = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same-page', '')
