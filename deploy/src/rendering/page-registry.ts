import type { Registry, RegistryRemote } from '@stepwise/shared/contracts/remote'

/** Parts may come from other releases, which leave something out. */
type Files = Partial<RegistryRemote['pages'][string]>

/** Of the slots that are mounted with each page in the shell, and not opened later. */
export const isInFrame = (slot: string) => /^(topbar|toast)\./.test(slot)

/**
 * What the first script needs of the registry for one page of a remote. The whole one, with the hashes of all files, is as large as the page's
 * content: in the head, it would hold that up.
 */
export function pageRegistry({ host, remotes }: Registry, remote: RegistryRemote, page: string) {
  const slotsOf = ({ slots = {} }: Partial<RegistryRemote>) => Object.entries(slots).filter(([name]) => isInFrame(name))
  const needed = remotes.flatMap((one) => {
    const slots = slotsOf(one)
    const pages = one === remote ? Object.entries(one.pages).filter(([name]) => name === page) : []
    if (slots.length + pages.length === 0) return []
    const { config, entry, folder, integrities } = one
    const parts: Files[] = [...slots, ...pages].map(([, files]) => files)
    return {
      config: {
        name: config.name,
        routes: config.routes.filter((route) => one === remote && route.page === page),
        slots: slots.map(([name]) => name),
      },
      entry,
      folder,
      integrities: pick(integrities, [entry, ...parts.flatMap(listFiles)]),
      pages: Object.fromEntries(pages),
      slots: Object.fromEntries(slots),
      shared: parts.flatMap(({ shared = [] }) => shared),
    }
  })
  const modules = pick(
    host.sharedModules,
    needed.flatMap(({ shared }) => shared),
  )
  const { version, edition, folder, initial, olderBrowsers } = host
  const files = [
    ...listFiles(initial),
    ...Object.values(modules).flatMap(listFiles),
    ...(olderBrowsers ? [olderBrowsers] : []),
  ]
  return {
    host: {
      version,
      edition,
      folder,
      initial,
      olderBrowsers,
      sharedModules: modules,
      integrities: pick(host.integrities, files),
    },
    remotes: needed.map(({ shared: _, ...one }) => one),
  }
}

const listFiles = ({ js = [], css = [] }: Files) => [...js, ...css]

const pick = <Value>(values: Record<string, Value> | undefined, names: string[]) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => names.includes(name)))
