import { once } from 'node:events'
import type { Server } from '../../drills/nginx/many-servers.ts'

/** What a process has used. */
export interface Usage {
  /** Of its main thread, after a full collection of garbage. */
  usedMegabytes: number
  /** Of all its threads, as the system counts it. */
  rssMegabytes: number
  cpuMs: number
}

export function measureUsage(servers: readonly Pick<Server, 'process'>[]): Promise<Usage[]> {
  return Promise.all(
    servers.map(async ({ process }) => {
      process.send('measure usage')
      const [usage] = await once(process, 'message')
      return usage
    }),
  )
}

/** How many pages have gone out by now: all, and those with their content. */
export async function countPages(metricsUrls: readonly string[]): Promise<{ all: number; rendered: number }> {
  const texts = await Promise.all(metricsUrls.map(async (url) => (await fetch(url)).text()))
  const counts = texts.flatMap((text) => [
    ...text.matchAll(/^stepwise_rendered_pages_total\{outcome="(\w+)"\} (\d+)$/gm),
  ])
  const sum = (wanted: typeof counts) => wanted.reduce((total, [, , count]) => total + Number(count), 0)
  return { all: sum(counts), rendered: sum(counts.filter(([, outcome]) => outcome === 'rendered')) }
}
