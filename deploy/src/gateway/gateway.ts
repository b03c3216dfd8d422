import cookie from '@fastify/cookie'
import { addDrain, defaultTimeoutMs, guardConnections, guardOptions, requestIds } from '@stepwise/shared/server'
import fastify, { type FastifyInstance } from 'fastify'
import { apiCalls } from '../selection/api-calls.ts'
import { addReleaseRoutes } from '../selection/release-routes.ts'
import { setSelection } from '../selection/selection.ts'
import type { ServedStore, Store } from '../store/store.ts'
import { addApiProxy } from './api-proxy.ts'
import { addErrorHandling, frameworkErrors } from './errors.ts'
import { addHeaderLimit, readHeaderBytes } from './header-limit.ts'
import { addHttpMetrics } from './metrics.ts'
import { addPointerRoutes } from './pointer-routes.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { GatewaySettings } from './settings.ts'
import { addStaticFiles } from './static-files.ts'

/**
 * The one address of the product: the released files, the content's media, and the API behind `/api`. Returns a
 * server that does not listen yet. `timeoutMs` is how long a request may take to arrive.
 */
export async function gateway(
  settings: Omit<GatewaySettings, 'port' | 'host' | 'storeDir' | 'edition' | 'drainMs' | 'metrics'> & {
    store: ServedStore | Store
    pageScripts?: string[]
    /** For tests: see rendering/rendered-pages.ts. */
    renderBudgetMs?: number
  },
  { timeoutMs = defaultTimeoutMs } = {},
): Promise<FastifyInstance> {
  const guard = guardOptions(timeoutMs)
  const app = fastify({
    ...guard,
    http: { ...guard.http, maxHeaderSize: readHeaderBytes },
    logger: false,
    frameworkErrors: frameworkErrors(settings.isProduction),
    trustProxy: settings.trustProxy,
    genReqId: requestIds(settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
  })
  guardConnections(app, timeoutMs)
  addDrain(app)
  addSecurityHeaders(app, settings)
  addHttpMetrics(app)
  addHeaderLimit(app)
  addErrorHandling(app)
  await app.register(cookie)
  await addStaticFiles(app, settings.store.files, settings.contentDir)
  await addApiProxy(app, settings)
  const selection = setSelection(settings)
  const { store } = settings
  if (isMovable(store)) await addReleaseRoutes(app, { ...settings, store, selection, api: apiCalls(settings.apiUrl) })
  addPointerRoutes(app, selection, settings)
  return app
}

/** Choosing another set is recorded in the history: a store that can only be read has none to choose. */
const isMovable = (store: ServedStore | Store): store is Store => 'move' in store.pointer

/** Escapes percent signs that decode to nothing, so that a person who opens such an address gets the page for unknown ones. */
function decodableUrl(url: string): string {
  if (url.startsWith('/api/')) return url
  try {
    decodeURI(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
