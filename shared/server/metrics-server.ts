import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface MetricsRegister {
  contentType: string
  metrics: () => Promise<string>
}

export interface MetricsServer {
  /** Where it answers; undefined while another process still has the port. */
  address: string | undefined
  close: () => Promise<void>
}

const retryMs = 1000

/**
 * Serves what a process measures at `/metrics`, on a port of its own: it is for operators, and no visitor reaches it. A port in use keeps
 * no server from starting: during an upgrade the process before still has it, so it is tried again each second.
 */
export async function startMetricsServer(
  register: MetricsRegister,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    const text = await register.metrics().catch(() => undefined)
    if (text === undefined) response.writeHead(500).end()
    else response.writeHead(200, { 'content-type': register.contentType }).end(text)
  })
  let retry: NodeJS.Timeout | undefined
  server.on('error', () => {
    retry = setTimeout(() => server.listen(port, host), retryMs).unref()
  })
  server.listen(port, host)
  // The first error rejects: then there is no address yet.
  const address = await once(server, 'listening').then(
    () => server.address() as AddressInfo,
    () => undefined,
  )
  return {
    address: address && `http://${host}:${address.port}/metrics`,
    close: async () => {
      clearTimeout(retry)
      server.close()
      server.closeAllConnections()
    },
  }
}
