import { parentPort, workerData } from 'node:worker_threads'
import type { Registry } from '@stepwise/shared/contracts/remote'
import type { RenderOrder, RenderResult } from '@stepwise/shared/contracts/rendered-page'

// The thread in which the render bundles of a host and of one remote run: docs/decisions/082-rendered-pages.md

/** `host` and `remote` are file URLs of their bundles. */
export interface RenderThreadData {
  host: string
  remote: string
  edition: string
  registry: Registry
}

type Render = (order: RenderOrder, set: { registry: Registry; remote: unknown }) => Promise<RenderResult>

const { host, remote, edition, registry } = workerData as RenderThreadData
// What modules do for the window as they load: no one is there who would raise the events.
const nothing = () => {}
Object.assign(globalThis, { stepwiseEdition: edition, addEventListener: nothing, removeEventListener: nothing })
const { render } = (await import(host)) as { render: Render }
const { default: remoteModule } = (await import(remote)) as { default: unknown }

parentPort?.on('message', async ({ id, request }: { id: number; request: RenderOrder }) => {
  parentPort?.postMessage({ id, ...(await htmlOf(request)) })
})

async function htmlOf(order: RenderOrder) {
  try {
    return { content: await render(order, { registry, remote: remoteModule }) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
