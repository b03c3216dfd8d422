import type { Registry } from '@stepwise/shared/contracts/remote'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registryIn } from '../page/page-parts.ts'
import { editionRoutes } from '../rendering/edition-routes.ts'
import { pageForVisitors } from '../rendering/page-for-visitors.ts'
import type { renderWorkers } from '../rendering/render-workers.ts'
import { isNotThere, type NotThere } from '../rendering/responses.ts'
import { type VisitorPage, visitorPages } from '../rendering/visitor-pages.ts'
import type { ServedStore } from '../store/store.ts'
import { encoded, type PointerContent } from './encoded.ts'
import { sendError } from './errors.ts'

interface PublicPagesSettings {
  store: ServedStore
  workers: ReturnType<typeof renderWorkers>
  apiUrl: string
  /** The product's address as people know it; the request's without one. */
  publicOrigin?: string | undefined
}

const maxKept = 200

/** The pages that visitors see, and the files that announce them to search engines (docs/product/public-pages.md#words-first). */
export function publicPages({ store, workers, apiUrl, publicOrigin }: PublicPagesSettings) {
  const visitorPage = visitorPages({ workers, apiUrl })
  const composed = new Map<string, Promise<PointerContent>>()
  const registries = new WeakMap<PointerContent, Registry>()

  function readRegistry(template: PointerContent): Registry | undefined {
    const known = registries.get(template)
    if (known) return known
    const json = registryIn(template.text)
    if (json === undefined) return undefined
    const registry = JSON.parse(json) as Registry
    registries.set(template, registry)
    return registry
  }

  const resolveOrigin = (request: FastifyRequest) => publicOrigin ?? `${request.protocol}://${request.host}`

  /** The page at an address with its content; undefined where there is none or it cannot be had; or that nothing is there. */
  async function page(
    request: FastifyRequest,
    template: PointerContent,
  ): Promise<PointerContent | NotThere | undefined> {
    const [path = '/', search] = request.url.split('?')
    const registry = readRegistry(template)
    const found = registry && (await visitorPage(registry, path, new URLSearchParams(search)))
    if (!registry || !found) return undefined
    if (isNotThere(found)) return found
    const origin = resolveOrigin(request)
    const key = [template.etag, origin, found.path, found.version].join(' ')
    const known = composed.get(key) ?? encoded(pageForVisitors(template.text, registry, found, origin))
    composed.set(key, known)
    for (const oldest of [...composed.keys()].slice(0, -maxKept)) composed.delete(oldest)
    return known
  }

  /** Every public page: those of routes without a parameter, and what they link to. */
  async function addresses(registry: Registry) {
    const fixed = editionRoutes(registry).filter(({ path, route }) => route.rendered && !path.includes(':'))
    const pages = (await Promise.all(fixed.map(({ path }) => visitorPage(registry, path)))).filter(isPage)
    const links = pages.flatMap(({ content }) => [...content.html.matchAll(/ href="(\/[^"#?]*)/g)])
    const linked = await Promise.all(
      [...new Set(links.map(([, href = '']) => href))].map((href) => visitorPage(registry, href)),
    )
    return [...new Set([...pages, ...linked.filter(isPage)].map(({ path }) => path))].toSorted()
  }

  function addRoutes(app: FastifyInstance, template: () => Promise<PointerContent | undefined>) {
    const liveRegistry = async () => {
      const content = await template()
      return content && readRegistry(content)
    }

    app.get('/robots.txt', async (request, reply) => {
      const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', 'Allow: /']
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
      return `${rules.join('\n')}\n\nSitemap: ${resolveOrigin(request)}/sitemap.xml\n`
    })

    app.get('/sitemap.xml', async (request, reply) => {
      const registry = await liveRegistry()
      if (!registry) return sendError(request, reply, 503, 'Nothing has been released here yet.')
      const urls = (await addresses(registry)).map(
        (path) => `  <url><loc>${escapeXml(resolveOrigin(request) + path)}</loc></url>`,
      )
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache')
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...urls,
        '</urlset>\n',
      ].join('\n')
    })

    app.get('/favicon.ico', async (request, reply) => {
      const registry = await liveRegistry()
      const icon = registry && (await store.files.read(`${registry.host.folder.slice(1)}favicon.ico`))
      if (!icon) return sendError(request, reply, 404, 'There is nothing here.')
      return reply.type('image/x-icon').header('cache-control', 'public, max-age=86400').send(icon)
    })
  }

  return { page, addRoutes }
}

const isPage = (found: VisitorPage | NotThere | undefined): found is VisitorPage =>
  found !== undefined && !isNotThere(found)

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
