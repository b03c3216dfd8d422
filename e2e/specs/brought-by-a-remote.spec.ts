// docs/product/shell-and-search.md, docs/architecture.md

import type { Registry } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import { buildNew, publishTo, release } from '../product/changed-remote.ts'
import { copyStore, startGateway } from '../product/products.ts'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button, heading, mainMenu } from '../support/page.ts'
import { expect, giveSession, test } from '../support/test.ts'

const home = '/dashboard/reading-club'
const path = 'M4 5h16v14H4zM8 9h8M8 13h5'

/** A page, an icon and two entries of the menu, a place in the bar and a panel: none of them is known to the host. */
const readingClub = {
  'remote.config.ts': `
export default {
  name: 'reading-club',
  title: 'Reading club',
  routes: [{ path: '${home}', page: 'home', access: 'signed-in' }],
  menu: [
    { label: 'Reading club', icon: { paths: ['${path}'] }, order: 100, to: '${home}' },
    { label: 'Reading list', icon: { paths: ['${path}'] }, order: 101, opens: 'panel.reading-list' },
  ],
  slots: ['topbar.reading', 'panel.reading-list'],
}`,
  'src/remote.tsx': `
export default {
  pages: { home: () => import(/* webpackChunkName: "page-home" */ './pages/home/HomePage.tsx') },
  slots: {
    'topbar.reading': () => import(/* webpackChunkName: "slot-topbar-reading" */ './ReadingButton.tsx'),
    'panel.reading-list': () => import(/* webpackChunkName: "slot-panel-reading-list" */ './ReadingListPanel.tsx'),
  },
}`,
  'src/ReadingButton.tsx': `
import { shell } from '@stepwise/shared/shell'
import { ActionIcon } from '@stepwise/shared/ui'
import { IconBook } from '@tabler/icons-react'

export default function ReadingButton() {
  return (
    <ActionIcon aria-label="What to read next" onClick={() => shell.slotOpened('panel.reading-list')}>
      <IconBook aria-hidden />
    </ActionIcon>
  )
}`,
  'src/ReadingListPanel.tsx': `
import { shell } from '@stepwise/shared/shell'
import { SidePanel } from '@stepwise/shared/ui/overlays'

export default function ReadingListPanel() {
  return (
    <SidePanel title="Reading list" size={386} onClose={() => shell.slotClosed()}>
      <p>Two chapters this week.</p>
    </SidePanel>
  )
}`,
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Reading list' })

async function expectPanelOf(page: Page, opener: ReturnType<typeof button>) {
  await chooseByKeyboard(page, opener)
  await expect(panel(page)).toContainText('Two chapters this week.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('a remote brings a page, an icon, a place in the bar and a panel to a host that was built before it', {
  tag: '@alone',
}, async ({ page, baseURL, emailOf, endWithTest, noise }) => {
  test.setTimeout(180_000)
  noise.allow(/status of 404 .*\/dashboard\/reading-club$/)
  copyStore('study', 'brought')
  const gateway = await startGateway({ name: 'brought', store: 'brought', apiUrl: String(baseURL) })
  endWithTest(gateway.stop)
  const hostVersion = async () => {
    const registry: Registry = await (await page.request.get(`${gateway.address}/registry.json`)).json()
    return registry.host.version
  }
  const before = await hostVersion()
  const club = await publishTo('brought', 'reading-club', await buildNew('reading-club', readingClub))
  await release('brought', 'promote', club, '--why', 'a reading club', '--no-smoke', 'tried below')
  expect(await hostVersion()).toBe(before)

  await giveSession(page, gateway.address, await emailOf('qa'))
  await page.goto(`${gateway.address}/dashboard/learn`)
  const inBar = button(page, 'What to read next')
  const inMenu = mainMenu(page).getByRole('button', { name: 'Reading list' })
  const link = mainMenu(page).getByRole('link', { name: 'Reading club' })
  await expect(heading(page)).toBeVisible()

  await test.step('the parts that it brings are shown, and used by keyboard alone', async () => {
    await expect(page.getByRole('banner').locator(inBar)).toBeVisible()
    await expect(link.locator('path')).toHaveAttribute('d', path)
    await expect(link.locator('svg')).toBeVisible()
    await expectPanelOf(page, inBar)
    await expectPanelOf(page, inMenu)
    await chooseByKeyboard(page, link)
    await expectArrival(page, { heading: 'Reading club', title: 'Reading club - Stepwise' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expectUsable(page)
  })

  await test.step('a withdrawal takes all of it away', async () => {
    await release('brought', 'withdraw', 'reading-club', '--why', 'the club has ended')
    await page.goto(`${gateway.address}/dashboard/learn`)
    await expect(heading(page)).toBeVisible()
    await expect(mainMenu(page).getByRole('link', { name: 'Wellbeing' })).toBeVisible()
    for (const gone of [inBar, inMenu, link]) await expect(gone).toHaveCount(0)
    await page.goto(`${gateway.address}${home}`)
    await expect(page).toHaveURL(`${gateway.address}/dashboard/learn`)
  })
})
