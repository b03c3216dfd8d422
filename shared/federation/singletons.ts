import { readFileSync } from 'node:fs'

interface Package {
  version: string
  dependencies: Record<string, string>
}

const shared = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Package

/** The version of @stepwise/shared that a host built now contains. */
export const sharedVersion = shared.version
/** The versions of @stepwise/shared that a remote built now can run with. */
export const sharedRange = `^${sharedVersion}`

/** The heavy ones (those below ui) are loaded only by pages that use them. */
const sharedModules = [
  '@stepwise/shared/http',
  '@stepwise/shared/session',
  '@stepwise/shared/shell',
  '@stepwise/shared/display',
  '@stepwise/shared/edition',
  '@stepwise/shared/routing',
  '@stepwise/shared/ui',
  '@stepwise/shared/ui/overlays',
  '@stepwise/shared/ui/forms',
  '@stepwise/shared/ui/select',
  '@stepwise/shared/ui/data',
]

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'effector', 'effector-react']

/** Part of the host's start, because every page needs them. */
const eager = new Set([...libraries, ...sharedModules.filter((name) => !name.startsWith('@stepwise/shared/ui/'))])

/** The modules of which a page has one, from the host. */
export const singletonNames = [...libraries, ...sharedModules]

/** `react-dom/client` is a part of react-dom. */
const toPackageName = (name: string) => name.split('/')[0] ?? name

const findVersion = (name: string) =>
  name.startsWith('@stepwise/') ? sharedVersion : (shared.dependencies[toPackageName(name)] ?? sharedVersion)

/** The `shared` option of a host: it contains every singleton, and is the only one that does. To compare their versions takes a while at the start. */
export function providedSingletons() {
  return Object.fromEntries(
    singletonNames.map((name) => [
      name,
      { singleton: true, eager: eager.has(name), version: findVersion(name), requiredVersion: false as const },
    ]),
  )
}

/** The `shared` option of a remote: it contains none (`import: false`) and gets them from the host. */
export function consumedSingletons() {
  return Object.fromEntries(
    singletonNames.map((name) => [
      name,
      { singleton: true, import: false as const, requiredVersion: `^${findVersion(name)}` },
    ]),
  )
}

/** The versions of React and effector that a host gives to remotes, by package. */
export function providedLibraries(): Record<string, string> {
  return Object.fromEntries(libraries.map((name) => [toPackageName(name), findVersion(name)]))
}

/** The ranges of those libraries that a remote needs which gets these modules from the host. */
export function requiredLibraries(consumed: string[]): Record<string, string> {
  const packages = [...new Set(libraries.filter((name) => consumed.includes(name)).map(toPackageName))].sort()
  return Object.fromEntries(packages.map((name) => [name, `^${findVersion(name)}`]))
}
