// docs/architecture.md

import type { Registry } from '@stepwise/shared/contracts'
import type { APIRequestContext } from 'playwright/test'
import { buildChanged, publishTo, release } from '../product/changed-remote.ts'
import { copyStore, startGateway } from '../product/products.ts'
import { expectArrival } from '../support/arrival.ts'
import { heading } from '../support/page.ts'
import { stepList } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

const word = { file: 'src/features/home/TourButton.tsx', from: 'GUIDED TOUR', to: 'GUIDED WALK' }

test('a remote is released and rolled back alone, and open tabs go on', { tag: '@alone' }, async ({
  page,
  context,
  baseURL,
  emailOf,
  endWithTest,
}) => {
  test.setTimeout(120_000)
  copyStore('study', 'release')
  // A store of its own, in front of the API that runs anyway.
  const gateway = await startGateway({ name: 'release', store: 'release', apiUrl: String(baseURL) })
  endWithTest(gateway.stop)
  const dashboard = `${gateway.address}/dashboard/learn`
  const before = await registryOf(page.request, gateway.address)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await giveSession(page, gateway.address, await emailOf('qa'))
  const openTab = await context.newPage()
  await openTab.goto(dashboard)
  await expect(openTab.getByRole('button', { name: word.from })).toBeVisible()

  const changed = await test.step('a published build is not live', async () => {
    const part = await publishTo('release', 'learn', await buildChanged('learn', word))
    await page.goto(dashboard)
    await expect(button(word.from)).toBeVisible()
    return part
  })

  await test.step('a promoted build is live after a reload, and no other part has another version', async () => {
    const output = await release('release', 'promote', changed, '--why', 'one word', '--no-smoke', 'tried below')
    expect(output).toContain(`→ ${changed.split('@')[1]}`)
    await page.reload()
    await expect(button(word.to)).toBeVisible()
    await expect(button(word.from)).toHaveCount(0)

    const after = await registryOf(page.request, gateway.address)
    expect(after.promotion).toBe(before.promotion + 1)
    expect(changedParts(before, after)).toEqual(['learn'])
  })

  await test.step('a tab opened before goes on with the old version', async () => {
    await openTab.getByRole('link', { name: 'Understand the task' }).click()
    await expect(stepList(openTab)).toBeVisible()
    await expect(heading(openTab)).toBeFocused()
    await openTab.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(openTab.getByRole('button', { name: word.from })).toBeVisible()
  })

  await test.step('a rollback is live after a reload, and a tab with the new version goes on', async () => {
    const newTab = await context.newPage()
    await newTab.goto(dashboard)
    await expect(newTab.getByRole('button', { name: word.to })).toBeVisible()

    await release('release', 'rollback', 'learn', '--why', 'the old word was better')
    await page.reload()
    await expect(button(word.from)).toBeVisible()
    expect(changedParts(before, await registryOf(page.request, gateway.address))).toEqual([])
    expect(await release('release', 'history')).toMatch(/promotion: one word[\s\S]*rollback: the old word was better/)

    await newTab.getByRole('link', { name: 'Favourites' }).click()
    await expectArrival(newTab, { heading: /./, title: /Stepwise$/ })
  })
})

async function registryOf(request: APIRequestContext, address: string): Promise<Registry> {
  const response = await request.get(`${address}/registry.json`)
  expect(response.headers()['cache-control']).toBe('no-cache')
  return response.json()
}

function changedParts(before: Registry, after: Registry): string[] {
  const versions = ({ host, remotes }: Registry) =>
    new Map([['host', host.version], ...remotes.map((remote) => [remote.config.name, remote.version] as const)])
  const old = versions(before)
  return [...versions(after)].filter(([part, version]) => old.get(part) !== version).map(([part]) => part)
}
