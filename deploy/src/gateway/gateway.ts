import { defaultTimeoutMs, guardConnections, guardOptions } from '@stepwise/shared/server'
import fastify, { type FastifyInstance } from 'fastify'
import { addApiProxy } from './api-proxy.ts'
import { addFailures, frameworkErrors } from './failures.ts'
import { addFiles } from './files.ts'
import { addPointerRoutes } from './pointer-routes.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { GatewaySettings } from './settings.ts'

/** The one address of the product: the released files, the content's media, and the API behind `/api`. */
export async function gateway(
  settings: Omit<GatewaySettings, 'port' | 'host'>,
  { timeoutMs = defaultTimeoutMs } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    ...guardOptions(timeoutMs),
    logger: false,
    frameworkErrors: frameworkErrors(settings.isProduction),
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  })
  guardConnections(app, timeoutMs)
  addSecurityHeaders(app, settings)
  addFailures(app)
  await addFiles(app, settings.storeDir, settings.contentDir)
  await addApiProxy(app, settings)
  addPointerRoutes(app, settings.storeDir)
  return app
}

/** An address whose percent signs decode to nothing, made one that does: a person who opens it gets the page, which says so. */
function readableUrl(url: string): string {
  if (url.startsWith('/api/')) return url
  try {
    decodeURI(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}
