import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import { versionsOf } from '../../deploy/src/release/live-set.ts'
import { versionFolder } from '../../deploy/src/release/part.ts'
import { directoryStore } from '../../deploy/src/store/directory-store.ts'
import { root } from '../../tools/launch/root.mjs'
import type { Running } from './processes.ts'
import { freshFolder, startProduct, storeOf } from './products.ts'
import { removeEarlierRuns } from './run-folder.ts'

const editions: Edition[] = ['study', 'pro']

/** Where the edition's product answers, in the variable that the workers read. */
export const addressVariable = (edition: Edition) => `E2E_ADDRESS_${edition.toUpperCase()}`

/** Starts each edition once for the whole run, one after the other, because both build into the same `dist` of the host. */
export default async function startEditions() {
  removeEarlierRuns()
  const running: Running[] = []
  for (const edition of editions) {
    freshFolder(edition)
    await copyChecked(edition)
    const product = await startProduct({ name: edition, edition })
    process.env[addressVariable(edition)] = product.address
    running.push(product)
  }
  return async () => {
    await Promise.all(running.map((product) => product.stop()))
  }
}

/** Copies the files that `npm run check -- build` has compressed, where they are: they need not be compressed again. Nothing of them is live. */
async function copyChecked(edition: Edition): Promise<void> {
  const checked = join(root, 'var', 'check', 'store')
  const live = versionsOf(await directoryStore(checked, edition).pointer.read())
  for (const [part, version] of live) {
    const folder = versionFolder({ part, version })
    cpSync(join(checked, folder), join(storeOf(edition), folder), { recursive: true })
  }
}
