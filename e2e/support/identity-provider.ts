import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openIdentityProvider } from '@stepwise/api/testing/identity-provider'
import { root } from '@stepwise/cli/root'
import type { Edition } from '@stepwise/shared/contracts'
import { cleanEnvironment } from '../product/processes.ts'
import { dataOf } from '../product/products.ts'

const run = promisify(execFile)

/** A real identity provider whose people may sign in to the running product with an address of this domain, set up by the operators' tool. */
export async function openInstitution(edition: Edition, address: string, domain: string) {
  const admin = (...args: string[]) =>
    run(process.execPath, ['cli/stepwise.mjs', 'admin', ...args], {
      cwd: root,
      env: { ...cleanEnvironment(), EDITION: edition, DATA_DIR: dataOf(edition) },
    })
  const idp = await openIdentityProvider({ products: [address] })
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-secret-'))
  const secretFile = join(folder, 'secret')
  writeFileSync(secretFile, idp.clientSecret)
  await admin('institutions', 'add', domain, '--name', 'Kelda University')
  await admin(
    ...['institutions', 'sign-in', domain, '--issuer', idp.issuer],
    ...['--client-id', idp.clientId, '--client-secret-file', secretFile],
  )
  rmSync(folder, { recursive: true })
  return {
    idp,
    /** Its people are as before to the product; no one can sign in any more. */
    close: async () => {
      await admin('institutions', 'remove', domain, '--yes')
      await idp.stop()
    },
  }
}
