import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface MetricsRegister {
  contentType: string
  metrics: () => Promise<string>
}

export interface MetricsServer {
  address: string
  close: () => Promise<void>
}

/** Serves what a process measures at `/metrics`, on a port of its own: it is for operators, and no visitor reaches it. */
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
  server.listen(port, host)
  await once(server, 'listening')
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
