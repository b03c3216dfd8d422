import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import type { Edition } from '@stepwise/shared/contracts'
import { startProcess } from '../../e2e/product/processes.ts'

/** The product that runs at an address, or else one of its own with new demo data. */
export async function productAt(edition: Edition, address: string | undefined) {
  if (address) return { address: new URL(address).origin, stop: undefined }
  console.log(`Starting ${edition} …`)
  const data = join(root, 'var/screens', edition)
  await rm(data, { recursive: true, force: true })
  const port = String(await freePort())
  return startProcess({
    script: 'cli/stepwise.mjs',
    args: ['start'],
    env: { EDITION: edition, PORT: port, DATA_DIR: data, STORE_DIR: join(root, 'var/store'), LOG_LEVEL: 'warn' },
    address: `http://localhost:${port}`,
    readyPath: '/api/ready',
    log: join(data, 'product.log'),
  })
}
