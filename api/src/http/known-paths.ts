import type { FastifyInstance } from 'fastify'

/** Collects the routes that are registered from now on. Returns a function: the methods that an address has, none if unknown. */
export function knownPaths(app: FastifyInstance): (url: string) => string[] {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const path = known.get(url) ?? { pattern: buildPattern(url), methods: new Set<string>() }
    for (const one of [method].flat()) path.methods.add(one.toUpperCase())
    known.set(url, path)
  })
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((found) => [...found.methods])
    return [...new Set(methods)].sort()
  }
}

function buildPattern(url: string) {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
