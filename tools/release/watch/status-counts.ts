import { UserFacingError } from '../../../deploy/src/errors.ts'
import { versionsOf } from '../../../deploy/src/release/live-set.ts'
import { type Context, textOption, type Verb } from '../verb.ts'
import { ratePercent } from './fault-rate.ts'
import { countsReader, type ReadCounts } from './read-counts.ts'

/** As long as the API keeps counts. */
const shownMs = 30 * 24 * 60 * 60_000

/** A verb that shows versions also shows what happened to them in browsers. */
export const withCounts = (verb: Verb): Verb => ({
  ...verb,
  options: { ...verb.options, address: { type: 'string' } },
  run: async (context, args) => {
    await verb.run(context, args)
    const { options, settings, store, log } = context
    if (await store.pointer.read()) await logCounts({ store, log, options }, countsReader(options, settings))
  },
})

/** For each version that a browser has loaded: its loads, faults and errors. One line that says why, when they cannot be read. */
export async function logCounts(
  { store, log, options }: Pick<Context, 'store' | 'log' | 'options'>,
  readCounts: ReadCounts,
): Promise<void> {
  try {
    const live = versionsOf(await store.pointer.read())
    const part = textOption(options, 'part')
    const counts = (await readCounts(new Date(Date.now() - shownMs))).filter((one) => !part || one.part === part)
    log(counts.length > 0 ? 'In browsers, in the last 30 days:' : 'No browser has told of any version yet.')
    for (const one of counts) {
      const mark = live.get(one.part) === one.version ? 'live' : ''
      const numbers = `${one.loads} loads, ${one.faults} faults, ${one.errors} errors`
      log(`  ${one.part.padEnd(14)}${one.version.padEnd(18)}${mark.padEnd(6)}${numbers} (${ratePercent(one)})`)
    }
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    log(error.message)
  }
}
