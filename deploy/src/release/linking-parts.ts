import type { RemoteManifest } from '@stepwise/shared/contracts/remote'
import { ambiguousAddress, findRoute } from '@stepwise/shared/routing/find-route'
import { paths } from '@stepwise/shared/routing/paths'
import type { FileStore } from '../store/store.ts'
import { type LiveSet, withoutRemote } from './live-set.ts'
import type { Part } from './part.ts'
import type { Problem } from './problem.ts'

/** What other parts say of addresses that go away when a remote is withdrawn: `covers` of their menus, and links in their code. */
export async function linkProblems(files: FileStore, before: LiveSet, part: Part): Promise<Problem[]> {
  const withdrawn = before.remotes.find(({ config }) => config.name === part)
  if (!withdrawn) return []
  const { host, remotes } = withoutRemote(before, part)
  const routes = withdrawn.config.routes
  const spelled = linksTo(routes)
  const others = [...(host ? [{ part: 'host', ...host, menu: [] }] : []), ...remotes.map(described)]
  const problems = await Promise.all(
    others.map(async (other): Promise<Problem[]> => {
      const code = spelled.length > 0 ? await readCode(files, other) : ''
      const linked = spelled.filter(({ pattern }) => pattern.test(code)).map(({ path }) => path)
      const covered = other.menu
        .flatMap(({ covers = [] }) => covers)
        .flatMap((address) => findRoute(routes, address)?.route.path ?? [])
      return [...new Set([...linked, ...covered])].map((path) => ({
        part: other.part,
        text: `It links to ${path}, which goes away with ${part}. Change it first, or withdraw with --breaking "why".`,
      }))
    }),
  )
  return problems.flat()
}

const described = (remote: RemoteManifest & { folder: string }) => ({
  part: remote.config.name,
  folder: remote.folder,
  integrities: remote.integrities,
  menu: remote.config.menu,
})

/** How code says an address: `paths.learnHome.href()`, whose last two names a minifier keeps, or the path in quotes. */
function linksTo(routes: { path: string }[]): { path: string; pattern: RegExp }[] {
  const named = Object.entries(paths).map(([name, { pattern }]) => ({ name, pattern }))
  return routes.map(({ path }) => {
    const names = named.filter(({ pattern }) => ambiguousAddress(pattern, path)).map(({ name }) => name)
    const literal = path.includes(':') || path === '/' ? [] : [`(?:to|href): ?["'\`]${escaped(path)}["'\`]`]
    return {
      path,
      pattern: new RegExp([...names.map((name) => `\\.${name}\\.href\\b`), ...literal].join('|') || '(?!)'),
    }
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

async function readCode(
  files: FileStore,
  { folder, integrities }: { folder: string; integrities: Record<string, string> },
) {
  const names = Object.keys(integrities).filter((name) => name.endsWith('.js'))
  const contents = await Promise.all(names.map((name) => files.read(`${folder.slice(1)}${name}`)))
  return contents.map((content) => content?.toString('utf8') ?? '').join('\n')
}
