import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { RenderedContent, RenderRequest } from './render-thread.ts'
import { renderWorker } from './render-worker.ts'

const bundle = `const thread = Math.random()
export const render = async () => ({ html: '<p>' + thread + '</p>' })`

test('a thread renders one page after another, ends when it has nothing to do, and starts again', async () => {
  const folder = await temporaryFolder({ 'host.mjs': bundle, 'remote.mjs': 'export default {}' })
  const [host, remote] = ['host.mjs', 'remote.mjs'].map((name) => pathToFileURL(join(folder, name)).href)
  const worker = renderWorker<RenderRequest, RenderedContent>(
    new URL('./render-thread.ts', import.meta.url),
    { host, remote, edition: 'study', registry: {} },
    500,
  )
  onTestFinished(worker.stop)
  const look = { theme: 'light', isWide: true, daysHere: 0 } as const
  const order = { remote: 'site', page: 'terms', params: {}, url: '/terms', user: null, answers: {}, look }
  const render = async () => (await worker.render(order)).html
  const first = await render()
  expect(await render()).toBe(first)
  // Each page lengthens its life: the pauses between them are longer.
  await vi.waitFor(async () => expect(await render()).not.toBe(first), { interval: 700, timeout: 10_000 })
})
