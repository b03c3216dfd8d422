import type { Registry } from '@stepwise/shared/contracts'
import { routesOf } from '../registry/registry.ts'
import { pageWords } from '../routes/page-title.ts'

export interface SitemapGroup {
  title: string
  links: { to: string; label: string }[]
}

/** The pages that a signed-in person can open by address alone, in groups by the part of the product that owns them. */
export function sitemapGroups(registry: Registry): SitemapGroup[] {
  const groups = new Map<string, SitemapGroup>()
  for (const { remote, route } of routesOf(registry)) {
    const isPage = route.access !== 'signed-out' && route.gate === 'onboarded' && route.frame === 'shell'
    if (!isPage || route.path.includes(':')) continue
    const { title } = remote.config
    const group = groups.get(title) ?? { title, links: [] }
    group.links.push({ to: route.path, label: route.title ?? pageWords(route.path) })
    groups.set(title, group)
  }
  return [...groups.values()]
}
