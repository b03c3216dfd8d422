import {
  assertLive,
  formatAccountKinds,
  formatPartVersion,
  listVersions,
  type PartVersion,
  publishedPreview,
  readBuildRecord,
  runningPreviews,
  setWith,
  storedBuilds,
  storedParts,
  toPreview,
} from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import type { Preview } from '@stepwise/shared/contracts/release'
import { releaseSecret } from '../../start/release-secret.ts'
import { askedPart, lookOptions } from '../look-options.ts'
import { shortTime } from '../table.ts'
import type { Context, Verb } from '../verb.ts'
import { originIn } from './override.ts'

export const previewsVerb: Verb = {
  usage: 'previews',
  does: 'show the links to other versions that still work: of each version published in the last week, and of override',
  options: {
    part: lookOptions.part,
    address: { type: 'string', help: ['<address>', 'where the product is'] },
  },
  takes: [0, 0],
  run: async ({ store: { files, pointer }, settings, log, options }) => {
    const live = assertLive(await pointer.read())
    const parts = await storedParts(files)
    const part = askedPart(options, parts)
    const builds = await Promise.all(parts.map((one) => storedBuilds(files, one, live.host.edition)))
    const place = { origin: originIn(options, settings), secret: releaseSecret(settings.dataDir) }
    const previews = runningPreviews(live, builds.flat(), await pointer.history(), place).filter(
      (preview) => !part || preview.parts.some((text) => text.startsWith(`${part}@`)),
    )
    if (previews.length === 0) log('There is no preview now: publish or override makes one.')
    for (const preview of previews) {
      log(formatPreview(preview))
      log(`      ${preview.link}`)
    }
  },
}

function formatPreview({ parts, by, until, accounts, scenario }: Preview): string {
  const person = scenario?.person
  const who = accounts
    ? [`for ${formatAccountKinds(accounts)}`]
    : person === undefined
      ? []
      : [`as ${person || 'a visitor'}`]
  return [parts.join(', '), by, `until ${shortTime(until)} UTC`, ...who].join('  ')
}

/** Prints the link by which a version that was just published can be seen, or why there is none. Nothing for one that is live. */
export async function logPreview({ store, settings, log, options }: Context, version: PartVersion): Promise<void> {
  const live = await store.pointer.read()
  if (!live || listVersions(live).get(version.part) === version.version) return
  const build = await readBuildRecord(store.files, version)
  const override = publishedPreview(live, { ...version, build }, originIn(options, settings))
  if (!override || new Date(override.until) <= new Date()) {
    log(`For a link to it: npm run release -- override ${formatPartVersion(version)} --ttl 7d`)
    return
  }
  try {
    await setWith(store.files, live, override.kind, [version])
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    for (const reason of ['It cannot be previewed with what is live:', ...error.reasons]) log(reason)
    return
  }
  log(`Preview until ${shortTime(override.until)} UTC:`)
  log(toPreview(override, releaseSecret(settings.dataDir)).link)
}
