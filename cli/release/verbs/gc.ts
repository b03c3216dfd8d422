import { collectGarbage, formatKilobytes, openStore } from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import type { Verb } from '../verb.ts'

export const gcVerb: Verb = {
  usage: 'gc',
  does: 'remove versions that nobody needs: not live for 30 days in either edition, and pointed at by nothing',
  options: { 'dry-run': { type: 'boolean', help: ['', 'only say which'] } },
  takes: [0, 0],
  run: async ({ store, settings, log, options }) => {
    // The API's database is that of one edition.
    if (process.env.DATABASE_URL && !process.env.RELEASE_DATABASE_URL)
      throw new ReleaseError(['Set RELEASE_DATABASE_URL: gc has to know what is live in both editions.'])
    const isDryRun = options['dry-run'] === true
    // Both editions share the files. Always in this order, so that two of these wait for each other.
    const editions = ['pro', 'study'] as const
    const pointers = editions.map((edition) => openStore(process.env, settings.storeDir, edition).pointer)
    const { removed, kept } = await collectGarbage(store.files, pointers, { isDryRun })
    for (const { folder, bytes } of removed)
      log(`${isDryRun ? 'would remove' : 'removed'} ${folder} (${formatKilobytes(bytes)})`)
    const bytes = removed.reduce((sum, one) => sum + one.bytes, 0)
    log(`${removed.length} versions ${isDryRun ? 'would be ' : ''}removed, ${formatKilobytes(bytes)}; ${kept} kept.`)
  },
}
