import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { partFolders } from '@stepwise/cli/build'

/** The remotes that have tests of their own. */
export const testedRemotes = (): string[] =>
  partFolders().flatMap(({ part, folder }) => (existsSync(join(folder, 'e2e')) ? [part] : []))

const variable = (name: string) => `E2E_REMOTE_${name.toUpperCase().replaceAll('-', '_')}`

/** Where a remote's workbench answers; the workers of a run inherit it. */
export const addressOfRemote = (name: string): string | undefined => process.env[variable(name)]

export const setAddressOfRemote = (name: string, address: string): void => {
  process.env[variable(name)] = address
}
