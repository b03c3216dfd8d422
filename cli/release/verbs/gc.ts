import { collectOldVersions, formatKilobytes } from '@stepwise/deploy'
import { sharingPointers } from '../gc/sharing-pointers.ts'
import type { Verb } from '../verb.ts'

export const gcVerb: Verb = {
  usage: 'gc',
  does: 'remove versions that are no longer needed, as the running product does once a day (docs/operations/releases.md)',
  options: { 'dry-run': { type: 'boolean', help: ['', 'only list them'] } },
  takes: [0, 0],
  run: async ({ store, settings, reason, log, options }) => {
    const isDryRun = options['dry-run'] === true
    const pointers = await sharingPointers(process.env, settings.storeDir, store)
    const { removed, kept } = await collectOldVersions(store, pointers, reason, { isDryRun })
    for (const { folder, bytes } of removed)
      log(`${isDryRun ? 'would remove' : 'removed'} ${folder} (${formatKilobytes(bytes)})`)
    const bytes = removed.reduce((sum, one) => sum + one.bytes, 0)
    log(`${removed.length} versions ${isDryRun ? 'would be ' : ''}removed, ${formatKilobytes(bytes)}; ${kept} kept.`)
  },
}
