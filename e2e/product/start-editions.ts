import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import type { Edition } from '@stepwise/shared/contracts'
import type { Running } from './processes.ts'
import { freshFolder, isNoLock, startProduct, storeOf } from './products.ts'
import { removeEarlierRuns } from './run-folder.ts'

const editions: Edition[] = ['study', 'pro']

/** Where the edition's product answers, in the variable that the workers read. */
export const addressVariable = (edition: Edition) => `E2E_ADDRESS_${edition.toUpperCase()}`

/** Starts each edition once for the whole run, one after the other, because both build into the same `dist` of the host. */
export default async function startEditions() {
  removeEarlierRuns()
  copyCheckedStore()
  const running: Running[] = []
  for (const edition of editions) {
    freshFolder(edition)
    const product = await startProduct({ name: edition, edition })
    process.env[addressVariable(edition)] = product.address
    running.push(product)
  }
  return async () => {
    await Promise.all(running.map((product) => product.stop()))
  }
}

/** What `npm run check -- build` has released last: a part whose sources are the same since then is neither built nor compressed again. */
function copyCheckedStore(): void {
  const checked = join(root, 'var', 'check', 'store')
  if (existsSync(checked)) cpSync(checked, storeOf('study'), { recursive: true, filter: isNoLock })
}
