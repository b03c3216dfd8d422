import { readFileSync } from 'node:fs'

interface Package {
  version: string
  dependencies: Record<string, string>
}

const shared = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Package

/** The version of @stepwise/shared in this tree: what a host built now offers. */
export const sharedVersion = shared.version
/** What a remote built now asks of the host that it meets at run time. */
export const sharedRange = `^${sharedVersion}`

/** The shared modules of the repo: a page pays for the heavy ones only when it shows them. */
const sharedModules = [
  '@stepwise/shared/http',
  '@stepwise/shared/session',
  '@stepwise/shared/shell',
  '@stepwise/shared/badges',
  '@stepwise/shared/display',
  '@stepwise/shared/edition',
  '@stepwise/shared/routing',
  '@stepwise/shared/ui',
  '@stepwise/shared/ui/overlays',
  '@stepwise/shared/ui/forms',
  '@stepwise/shared/ui/data',
]

const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'effector', 'effector-react']

/** Loaded with the host's start, because every page needs them. */
const eager = new Set([...libraries, ...sharedModules.filter((name) => !/\/(overlays|forms|data)$/.test(name))])

const versionOf = (name: string) =>
  name.startsWith('@stepwise/') ? sharedVersion : (shared.dependencies[name.split('/')[0] ?? name] ?? sharedVersion)

/** The `shared` option of a host: it brings every singleton. */
export function providedSingletons() {
  return Object.fromEntries(
    [...libraries, ...sharedModules].map((name) => [
      name,
      { singleton: true, eager: eager.has(name), version: versionOf(name), requiredVersion: `^${versionOf(name)}` },
    ]),
  )
}

/** The `shared` option of a remote: it brings none (`import: false`) and takes what the host has. */
export function consumedSingletons() {
  return Object.fromEntries(
    [...libraries, ...sharedModules].map((name) => [
      name,
      { singleton: true, import: false as const, requiredVersion: `^${versionOf(name)}` },
    ]),
  )
}
