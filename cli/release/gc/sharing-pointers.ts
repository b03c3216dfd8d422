import { openStore, type Pointer, publishedManifest, type Store } from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { editionSchema } from '@stepwise/shared/contracts/edition'

/**
 * The pointers of all editions that have their files in a store. Always in the same order, so that two who hold them wait for each other.
 * Throws a {@link ReleaseError} when the other edition's is in a database that is not known here.
 */
export async function sharingPointers(env: NodeJS.ProcessEnv, storeDir: string, store: Store): Promise<Pointer[]> {
  // The API's database is that of one edition.
  const knowsAll = !env.DATABASE_URL || Boolean(env.RELEASE_DATABASE_URL)
  if (knowsAll) return editionSchema.options.toSorted().map((edition) => openStore(env, storeDir, edition).pointer)
  if (!(await holdsOnlyHostsOf(store)))
    throw new ReleaseError(['Set RELEASE_DATABASE_URL: gc has to know what is live in both editions.'])
  return [store.pointer]
}

/** Without a host of its own no edition has anything live. */
async function holdsOnlyHostsOf({ files, edition }: Store): Promise<boolean> {
  const versions = await files.list('host')
  const hosts = await Promise.all(versions.map((version) => publishedManifest(files, { part: 'host', version })))
  return hosts.every((manifest) => manifest.kind === 'host' && manifest.host.edition === edition)
}
