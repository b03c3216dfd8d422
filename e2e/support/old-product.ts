import { createServer, request as requestProduct } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Cache-first: once it is there, no navigation reaches a server. */
const worker = `
addEventListener('install', (event) => {
  skipWaiting()
  const old = new Response('<!doctype html><title>Old</title><h1>Old product</h1>', { headers: { 'content-type': 'text/html' } })
  event.waitUntil(caches.open('shell').then((cache) => cache.put('/', old)))
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
})`

const page = (path: string) =>
  `<!doctype html><h1>Old product</h1><script>navigator.serviceWorker.register('${path}')</script>`

/** An earlier product at an address, with a service worker at `path`, in whose place this one comes with `replace`. */
export async function startOldProduct(product: string, path: string) {
  let isReplaced = false
  const server = createServer((request, response) => {
    if (!isReplaced) {
      const isWorker = request.url === path
      response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' })
      return response.end(isWorker ? worker : page(path))
    }
    const { method, headers, url = '/' } = request
    const forwarded = requestProduct(new URL(url, product), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    replace: () => {
      isReplaced = true
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
