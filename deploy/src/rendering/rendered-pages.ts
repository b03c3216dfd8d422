import { parseOwnPage } from '@stepwise/shared/contracts/own-address'
import type { Registry } from '@stepwise/shared/contracts/remote'
import type { RenderOrder } from '@stepwise/shared/contracts/rendered-page'
import { lookCookie, parseLook } from '@stepwise/shared/display/look-cookie'
import { findRoute } from '@stepwise/shared/routing/find-route'
import { paths } from '@stepwise/shared/routing/paths'
import { cookieName } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'
import { pagesWithContent } from '../gateway/metrics.ts'
import { editionRoutes, filled } from './edition-routes.ts'
import { fillFrame, type PageFrame, splitFrame } from './page-with-content.ts'
import { callForPerson } from './person-calls.ts'
import type { renderWorkers } from './render-workers.ts'

/** Milliseconds in which the content must be there, or the page goes without it. */
const budgetMs = 100
type Remote = Registry['remotes'][number]

interface RenderedPagesSettings {
  workers: ReturnType<typeof renderWorkers>
  apiUrl: string
  isProduction: boolean
  /** Another time in which the content must be there. */
  renderBudgetMs?: number | undefined
}

/** A page with its content, or the address to which it would send the person. `cookies`: what the API has set in their browser. */
export type RenderedPage = { cookies: string[] } & ({ text: string } | { goTo: string })

/**
 * Pages with their content in the first answer, for signed-in people (docs/decisions/082-rendered-pages.md). `page` returns undefined
 * wherever that cannot be had at once: the page then goes without content, as it always can. It never throws.
 */
export function renderedPages({ workers, apiUrl, isProduction, renderBudgetMs = budgetMs }: RenderedPagesSettings) {
  const frames = new WeakMap<Registry, Map<string, PageFrame>>()

  function findFrame(html: string, registry: Registry, remote: Remote, page: string): PageFrame {
    const ofSet = frames.get(registry) ?? new Map<string, PageFrame>()
    frames.set(registry, ofSet)
    const key = `${remote.config.name} ${page}`
    const known = ofSet.get(key) ?? splitFrame(html, registry, remote, page)
    ofSet.set(key, known)
    return known
  }

  async function page(request: FastifyRequest, registry: Registry, html: string): Promise<RenderedPage | undefined> {
    const visit = readVisit(request, registry, isProduction)
    if (!visit) return undefined
    const stop = AbortSignal.timeout(renderBudgetMs)
    try {
      const found = await (visit.isForVisitors
        ? findHome(request, visit, stop)
        : renderVisit(request, registry, html, visit, stop))
      pagesWithContent.inc({ outcome: found && 'text' in found ? 'rendered' : 'elsewhere' })
      return found
    } catch {
      pagesWithContent.inc({ outcome: stop.aborted ? 'late' : 'failed' })
      return undefined
    }
  }

  /** Who is signed in has no use for a page for visitors. */
  async function findHome(request: FastifyRequest, { edition, timeZone }: Visit, signal: AbortSignal) {
    const { cookies } = await callForPerson(apiUrl, request, [], { signal, timeZone })
    return { goTo: edition === 'pro' ? paths.softwareHome.pattern : paths.learnHome.pattern, cookies }
  }

  async function renderVisit(
    request: FastifyRequest,
    registry: Registry,
    html: string,
    visit: Visit,
    stop: AbortSignal,
  ) {
    const { route, remote, params, look, timeZone } = visit
    const calls = route.preload.map((call) => filled(call, params))
    const { user, answers, cookies } = await callForPerson(apiUrl, request, calls, { signal: stop, timeZone })
    const facts = { remote: remote.config.name, page: route.page, params, user, look }
    const order: RenderOrder = { ...facts, url: request.url, answers }
    const { html: content, goTo } = await inTime(workers.render(registry, remote, order), stop)
    const elsewhere = parseOwnPage(goTo)
    if (elsewhere && elsewhere !== request.url) return { goTo: elsewhere, cookies }
    if (content === undefined) return undefined
    return { text: fillFrame(findFrame(html, registry, remote, route.page), content, facts, answers), cookies }
  }

  return { page }
}

type Visit = NonNullable<ReturnType<typeof readVisit>>

/**
 * What a request asks for that can be rendered: a page that is opened now, in a window of its own, by someone who seems to be signed in,
 * and whose window is known. What is fetched ahead may never be read, and a preview shows what the desk asks for.
 */
function readVisit(request: FastifyRequest, registry: Registry, isProduction: boolean) {
  const { method, headers, cookies, url } = request
  const { host, selection } = registry
  const isOpened =
    method === 'GET' && !headers['sec-purpose'] && /^(document)?$/.test(String(headers['sec-fetch-dest'] ?? ''))
  if (!isOpened || !host.renderer || (selection && selection.kind !== 'canary')) return undefined
  if (!seemsSignedIn(request, registry, isProduction)) return undefined
  const { look, timeZone } = parseLook(cookies[lookCookie]) ?? {}
  const found = findRoute(editionRoutes(registry), url.split('?', 1)[0] ?? '/')
  if (!look || !found) return undefined
  const { route, remote } = found.route
  const isForVisitors = route.access === 'signed-out'
  if (!isForVisitors && !(route.rendered && remote.renderer)) return undefined
  return { remote, route, params: found.params, look, timeZone, isForVisitors, edition: host.edition }
}

/** As far as their browser says, which proves nothing (docs/product/wire.md#companion-cookie). */
export const seemsSignedIn = ({ cookies }: FastifyRequest, { host }: Registry, isProduction: boolean): boolean =>
  cookies[cookieName(`stepwise_signed_in_${host.edition}`, isProduction)] === '1'

const inTime = <Value>(value: Promise<Value>, signal: AbortSignal) =>
  new Promise<Value>((resolve, reject) => {
    const late = () => reject(signal.reason)
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    value.then(resolve, (error) => {
      console.error('A page could not be rendered.', error)
      reject(error)
    })
  })
