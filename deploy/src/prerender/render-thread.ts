import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { usedStyles } from './used-styles.ts'
import type { Renderer, RenderOrder, RenderResult, ThreadData } from './worker-messages.ts'

// The thread in which a remote's server bundle runs (docs/decisions/020-prerendered-public-pages.md).

const { bundle, styles, edition } = workerData as ThreadData
Object.assign(globalThis, { stepwiseEdition: edition })
const { prerender } = (await import(bundle)) as { prerender: Renderer }
const css = await readFile(styles, 'utf8')

parentPort?.on('message', async ({ id, request }: RenderOrder) => {
  parentPort?.postMessage({ id, ...(await render(request)) } satisfies RenderResult)
})

async function render(request: RenderOrder['request']) {
  try {
    const { html, description, facts } = prerender(request)
    return { content: { ...(await usedStyles(html, css)), description, facts } }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
