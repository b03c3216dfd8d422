import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { releaseSecret } from '@stepwise/cli/start'
import type { Edition } from '@stepwise/shared/contracts'
import { type Running, startProcess } from './processes.ts'
import { runFolder } from './run-folder.ts'

/** The data, the store and the logs of one product. */
export const dataOf = (name: string) => join(runFolder, name)

/** Both editions' releases are in one store, as in `npm start`; a product with another name has its own. */
export const storeOf = (name: string) =>
  name === 'study' || name === 'pro' ? join(runFolder, 'store') : join(dataOf(name), 'store')

/** Deletes a product's data. Returns the path of its folder, which does not exist then. */
export function freshFolder(name: string): string {
  rmSync(dataOf(name), { recursive: true, force: true })
  return dataOf(name)
}

/** Of a store everything is copied but its lock. */
export const isNoLock = (path: string) => !path.endsWith('.lock.sqlite')

/** Makes a new product with the releases of an edition, which it then need not build. */
export function copyStore(from: Edition, to: string): void {
  freshFolder(to)
  cpSync(storeOf(from), storeOf(to), { recursive: true, filter: isNoLock })
}

interface ProductSettings {
  name: string
  edition?: Edition
  port?: number | undefined
}

/** The whole product as `npm start` starts it, with the data in the folder of this name. */
export async function startProduct({ name, edition = 'study', port }: ProductSettings): Promise<Running> {
  const chosenPort = port ?? (await freePort())
  return startProcess({
    script: 'cli/stepwise.mjs',
    args: ['start'],
    env: {
      EDITION: edition,
      PORT: String(chosenPort),
      DATA_DIR: dataOf(name),
      STORE_DIR: storeOf(name),
      LOG_LEVEL: 'warn',
    },
    address: `http://localhost:${chosenPort}`,
    readyPath: '/api/ready',
    log: join(dataOf(name), 'product.log'),
  })
}

/** The API alone. */
export async function startApi({ name, edition = 'study', port }: ProductSettings): Promise<Running> {
  const chosenPort = port ?? (await freePort())
  return startProcess({
    script: 'api/src/main.ts',
    env: {
      EDITION: edition,
      PORT: String(chosenPort),
      DATA_DIR: dataOf(name),
      RELEASE_SECRET: releaseSecret(dataOf(name)),
      LOG_LEVEL: 'warn',
    },
    address: `http://127.0.0.1:${chosenPort}`,
    readyPath: '/api/ready',
    log: join(dataOf(name), 'api.log'),
  })
}

/** An API with empty data of its own, and a gateway in front of it. */
export async function startApiAndGateway({ name, store }: { name: string; store: string }) {
  freshFolder(name)
  const api = await startApi({ name })
  const gateway = await startGateway({ name, store, apiUrl: api.address })
  return { api, gateway }
}

interface GatewaySettings {
  name: string
  store: string
  apiUrl: string
}

/** A gateway alone, with the store of the product `store`, in front of an API that may be down. */
export async function startGateway({ name, store, apiUrl }: GatewaySettings): Promise<Running> {
  const port = await freePort()
  return startProcess({
    script: 'deploy/src/gateway/main.ts',
    env: {
      PORT: String(port),
      STORE_DIR: storeOf(store),
      CONTENT_DIR: join(root, 'content'),
      API_URL: apiUrl,
      // The clock of the API: what pages report counts by it.
      RELEASE_SECRET: releaseSecret(dataOf(name)),
    },
    address: `http://localhost:${port}`,
    readyPath: '/registry.json',
    log: join(dataOf(name), 'gateway.log'),
  })
}
