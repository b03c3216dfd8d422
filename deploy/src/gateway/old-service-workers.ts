import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where service workers usually are. A browser that looks for a new version of one says so, whatever its address is. */
const usualPath = /^\/(service[-_]?worker|sw|ngsw-worker)\.js$/i

/**
 * The product has no service worker. One that an earlier product left at this address may answer with its own old pages for ever: a 404
 * does not remove it, only a new version does. Pages that it controls are loaded again, once: afterwards nothing controls them.
 */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {})
}
`

export const wantsServiceWorker = ({ url, headers }: FastifyRequest): boolean =>
  headers['service-worker'] === 'script' || usualPath.test(url.split('?', 1)[0] ?? '')

/** A service worker that removes itself and what it has stored. */
export const sendWorkerRemoval = (reply: FastifyReply) =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(removal)
