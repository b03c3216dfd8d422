import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { renderWorker } from './render-worker.ts'
import type { PrerenderedContent, RenderRequest } from './worker-messages.ts'

const bundle = `const thread = Math.random()
export const prerender = () => ({ html: '<p>' + thread + '</p>', description: '', facts: null })`

test('a thread renders one page after another, ends when it has nothing to do, and starts again', async () => {
  const folder = await temporaryFolder({ 'server.js': bundle, 'server.css': 'p{margin:0}' })
  const worker = renderWorker<RenderRequest, PrerenderedContent>(
    new URL('./render-thread.ts', import.meta.url),
    { bundle: pathToFileURL(join(folder, 'server.js')).href, styles: join(folder, 'server.css'), edition: 'study' },
    500,
  )
  onTestFinished(worker.stop)
  const render = async () =>
    (await worker.render({ page: 'terms', pattern: '/terms', path: '/terms', url: '/terms', answers: {} })).html
  const first = await render()
  expect(await render()).toBe(first)
  // Each page lengthens its life: the pauses between them are longer.
  await vi.waitFor(async () => expect(await render()).not.toBe(first), { interval: 700, timeout: 10_000 })
})
