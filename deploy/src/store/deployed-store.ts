import { type Registry, registrySchema } from '@stepwise/shared/contracts/remote'
import { ReleaseError, UserFacingError } from '../errors.ts'
import type { FileStore, Store } from './store.ts'

const timeoutMs = 10_000

/**
 * The store of a product that runs at an address, such as `https://stepwise.example.org`, as everyone can read it there: what is live, and
 * the files of it. Nothing can be stored or moved. Throws a {@link UserFacingError} when no Stepwise answers.
 */
export async function deployedStore(address: string): Promise<Store> {
  const { origin } = new URL(address)
  const refuse = async (): Promise<never> => {
    throw new ReleaseError([`Nothing can be released through ${origin}: releases need its store.`])
  }
  const kept = new Map<string, Promise<Buffer | undefined>>()

  async function get(path: string, method = 'GET'): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${origin}/${path}`, { method, signal, redirect: 'error' }).catch(() => undefined)
    if (!response) throw new UserFacingError([`${origin} does not answer. Is the address right?`])
    return response
  }

  async function download(path: string): Promise<Buffer | undefined> {
    const response = await get(path)
    if (response.status === 404) return undefined
    if (!response.ok) throw new UserFacingError([`${origin}/${path} answers ${response.status}.`])
    return Buffer.from(await response.arrayBuffer())
  }

  const files: FileStore = {
    localFolder: '',
    // A released file never changes.
    read(path) {
      const content = kept.get(path) ?? download(path)
      kept.set(path, content)
      content.catch(() => kept.delete(path))
      return content
    },
    async transferSize(path) {
      const { ok, headers } = await get(path, 'HEAD')
      return ok ? Number(headers.get('content-length')) : undefined
    },
    list: async () => [],
    published: async () => [],
    download: async () => {},
    put: refuse,
    remove: refuse,
  }

  async function read(): Promise<Registry> {
    const found: unknown = await (await get('registry.json')).json().catch(() => undefined)
    const { success } = registrySchema.safeParse(found)
    if (!success) throw new UserFacingError([`What runs at ${origin} is not Stepwise, or is another version.`])
    // As it is: a later Stepwise may know more of its parts than this one.
    return found as Registry
  }

  const { host } = await read()
  return {
    edition: host.edition,
    files,
    pointer: { read, current: refuse, history: async () => [], move: refuse, hold: refuse },
  }
}

/** The same store with further versions, which only this machine has. */
export function withOwnVersions({ files, ...store }: Store, own: FileStore): Store {
  return {
    ...store,
    files: {
      ...files,
      read: async (path) => (await own.read(path)) ?? files.read(path),
      transferSize: async (path) => (await own.transferSize(path)) ?? files.transferSize(path),
      list: async (folder) => [...new Set([...(await files.list(folder)), ...(await own.list(folder))])],
    },
  }
}
