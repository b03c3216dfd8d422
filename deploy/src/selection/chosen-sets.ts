import type { Registry, Selection } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { buildPage } from '../page/build-page.ts'
import { registryParts } from '../release/registry-parts.ts'
import type { FileStore } from '../store/store.ts'
import { type SetContent, setContent } from './live-pointer.ts'
import { type LocalBuild, localBuild, localOrigin } from './local-build.ts'
import { setWith, storedVersions } from './overrides.ts'

const maxKept = 60

/** What is put in place of live versions, as `part@version`. */
export type Choice = Pick<Selection, 'kind' | 'until' | 'scenario'> & { parts: string[] }

interface Options {
  files: FileStore
  pageScripts: string[]
  allowsLocalBuilds: boolean
}

/**
 * Sets other than the live one, made when they are first asked for and kept in memory for as long as the live one stays. `of` throws a
 * {@link ReleaseError} when a version is not in the store or does not fit the live set.
 */
export function chosenSets({ files, pageScripts, allowsLocalBuilds }: Options) {
  const kept = new WeakMap<SetContent, Map<string, Promise<SetContent>>>()

  async function of(live: SetContent, choice: Choice): Promise<SetContent> {
    const local = await Promise.all(choice.parts.filter(localOrigin).map(readLocalBuild))
    const key = JSON.stringify([choice, local.map(({ remote }) => remote.version)])
    const sets = kept.get(live) ?? new Map<string, Promise<SetContent>>()
    kept.set(live, sets)
    const known = sets.get(key)
    if (known) return known
    const made = make(live.registry, choice, local)
    sets.set(key, made)
    made.catch(() => sets.delete(key))
    for (const oldest of [...sets.keys()].slice(0, -maxKept)) sets.delete(oldest)
    return made
  }

  async function readLocalBuild(text: string): Promise<LocalBuild> {
    if (allowsLocalBuilds) return localBuild(text)
    throw new ReleaseError(['Builds on this machine can be tried outside production only.'])
  }

  async function make(live: Registry, { parts, ...choice }: Choice, local: LocalBuild[]): Promise<SetContent> {
    const versions = storedVersions(parts)
    const { host, remotes } = await setWith(files, live, choice.kind, versions)
    const shown = registryParts(host, remotes)
    const localNames = new Set(local.map(({ remote }) => remote.config.name))
    const registry: Registry = {
      ...live,
      ...shown,
      remotes: [
        ...shown.remotes.filter(({ config }) => !localNames.has(config.name)),
        ...local.map(({ remote }) => remote),
      ],
      canaries: [],
      selection: {
        ...choice,
        parts: [
          ...versions.map(({ part, version }) => ({ part, version })),
          ...local.map(({ remote, origin }) => ({ part: remote.config.name, version: origin })),
        ],
      },
    }
    return setContent({ registry, page: await buildPage(files, registry, pageScripts) })
  }

  return { of }
}
