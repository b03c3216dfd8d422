import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageSummary } from '@stepwise/shared/contracts'
import type { Registry } from '@stepwise/shared/contracts/remote'
import type { RenderOrder, RenderResult } from '@stepwise/shared/contracts/rendered-page'
import { camelize } from '@stepwise/shared/http/camelize'
import { usedStyles, withAddresses } from './used-styles.ts'

// The thread in which the render bundles of a host and of one remote run: docs/decisions/082-rendered-pages.md

/** `host` and `remote` are file URLs of their bundles. */
export interface RenderThreadData {
  host: string
  remote: string
  edition: string
  registry: Registry
}

export interface RenderRequest extends RenderOrder {
  /** For a page of visitors, its style sheets: only the rules that it uses go into it. `folder`: what they call their files by. */
  sheets?: { path: string; folder: string }[]
}

/** The page; for visitors with the rules that it uses, and with what search engines are shown. */
export type RenderedContent = RenderResult & { styles?: string } & Partial<ReturnType<PageSummary>>

type Render = (order: RenderOrder, set: { registry: Registry; remote: unknown }) => Promise<RenderResult>

const { host, remote, edition, registry } = workerData as RenderThreadData
// What modules do for the window as they load: no one is there who would raise the events.
const nothing = () => {}
Object.assign(globalThis, { stepwiseEdition: edition, addEventListener: nothing, removeEventListener: nothing })
const { render } = (await import(host)) as { render: Render }
const { default: remoteModule, summaries } = (await import(remote)) as {
  default: unknown
  summaries?: Record<string, PageSummary>
}

parentPort?.on('message', async ({ id, request }: { id: number; request: RenderRequest }) => {
  parentPort?.postMessage({ id, ...(await answerTo(request)) })
})

async function answerTo({ sheets, ...order }: RenderRequest) {
  try {
    const result = await render(order, { registry, remote: remoteModule })
    if (!sheets || result.html === undefined) return { content: result }
    const css = await Promise.all(
      sheets.map(async ({ path, folder }) => withAddresses(await readFile(path, 'utf8'), folder)),
    )
    const summary = summaries?.[order.page]?.(camelize(order.answers) as Record<string, unknown>)
    return { content: { ...result, ...summary, styles: await usedStyles(result.html, css.join('\n')) } }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
