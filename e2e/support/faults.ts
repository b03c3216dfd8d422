import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@stepwise/shared/contracts'
import type { Page, Route } from 'playwright/test'
import { storeOf } from '../product/products.ts'
import type { Noise } from './noise.ts'

/** What can happen to a file on its way. `hanging`: it never comes. */
export const fileFaults: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  404: (route) => route.fulfill({ status: 404, body: 'There is nothing here.' }),
  500: (route) => route.fulfill({ status: 500, body: 'No.' }),
  HTML: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in to the Wi-Fi' }),
  truncated: (route) => changed(route, (text) => text.slice(0, text.length / 2)),
  altered: (route) => changed(route, (text) => `${text}\nglobalThis.e2eAltered = true`),
  hanging: () => undefined,
}

async function changed(route: Route, change: (text: string) => string) {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}

/** What the browser itself prints of a file that fails, and no page can prevent. */
export function allowLostFile(noise: Noise, file: RegExp): void {
  noise.allow(new RegExp(`Failed to load resource: .*${file.source}`))
  noise.allow(new RegExp(`'integrity' attribute for resource '[^']*${file.source}`))
}

/** What is printed of a remote that fails: our own report, and the federation runtime's warning at the retry. */
export function allowLostRemote(noise: Noise, remote: string): void {
  noise.allow(new RegExp(`^error: \\[stepwise\\] ${remote} `))
  noise.allow(new RegExp(`^warning: \\[ Federation Runtime \\]: The remote "stepwise_${remote}" is already registered`))
}

/** What the page reports to the server from its next start on: the part and the kind. */
export async function listenToReports(page: Page): Promise<() => string[]> {
  const reports: string[] = []
  await page.exposeFunction('e2eReported', (body: string) => {
    const { fault } = JSON.parse(body) as { fault: { part: string; version: string; kind?: string } }
    reports.push(
      `${fault.part}${/^\d+\.\d+\.\d+-/.test(fault.version) ? '' : ' (no version)'}: ${fault.kind ?? 'fault'}`,
    )
  })
  // In the page: the browser does not always tell what a beacon carries.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const { e2eReported } = globalThis as unknown as { e2eReported: (body: string) => void }
      if (String(address).endsWith('/api/client_faults')) void new Response(body).text().then(e2eReported)
      return send(address, body)
    }
  })
  return () => reports
}

/** Opens pages with another registry, as a broken release would write it. */
export async function alterPage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => !/^\/(api|host|remotes|media|images)\/|\.\w+$/.test(url.pathname),
    (route) => (route.request().isNavigationRequest() ? changed(route, change) : route.continue()),
  )
}

/**
 * A release of a remote with a fault in one of its files: that file and all that name its hash are changed, so that the browser accepts them.
 * `name` matches the file, `change` gives its new text.
 */
export async function releaseWithFault(page: Page, address: string, name: RegExp, change: (text: string) => string) {
  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry
  const folder = registry.remotes.find(({ config }) => config.name === 'learn')?.folder ?? ''
  const dist = join(storeOf('study'), folder)
  const files = new Map(
    readdirSync(dist)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  )
  const hashes: [string, string][] = []
  const replace = (file: string, before: string, after: string) => {
    if (before === after) return
    files.set(file, after)
    const pair: [string, string] = [integrityOf(before), integrityOf(after)]
    hashes.push(pair)
    for (const [other, text] of files) if (text.includes(pair[0])) replace(other, text, text.replaceAll(...pair))
  }
  const [target, text] = [...files].find(([file]) => name.test(file)) ?? ['', '']
  const after = change(text)
  if (after === text) throw new Error(`${name} has nothing to change`)
  replace(target, text, after)
  await page.route(`**${folder}*.js*`, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({ contentType: 'text/javascript', body: files.get(file) ?? '' })
  })
  await alterPage(page, (html) => hashes.reduce((page, [old, now]) => page.replaceAll(old, now), html))
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
