import { ReleaseError } from '../../../deploy/src/errors.ts'
import { parsePart } from '../../../deploy/src/release/part.ts'
import { logOutcome, type Options, textOption, type Verb } from '../verb.ts'
import { countsReader } from '../watch/read-counts.ts'
import { watchReleases } from '../watch/watch-releases.ts'

const text = { type: 'string' } as const

export const watchVerb: Verb = {
  usage: 'watch [<part>]',
  does: 'undo a promotion whose faults rise: --margin 2 (points) --least 50 (loads) --minutes 30 --every 15 (s) --address',
  options: { margin: text, least: text, minutes: text, every: text, address: text },
  takes: [0, 1],
  run: async ({ store, settings, log, options }, [part]) => {
    const undone = await watchReleases(
      { store, readCounts: countsReader(options, settings), log },
      {
        part: part === undefined ? undefined : parsePart(part),
        margin: numberOf(options, 'margin', 2),
        least: numberOf(options, 'least', 50),
        minutes: numberOf(options, 'minutes', 30),
        every: Math.max(1, numberOf(options, 'every', 15)),
      },
    )
    for (const entry of undone) entry.note ? log(`${entry.note}.`) : logOutcome(log, entry)
    if (undone.length === 0) return log('The time is over, and nothing was undone.')
    process.exitCode = 1
  },
}

function numberOf(options: Options, name: string, otherwise: number): number {
  const given = textOption(options, name)
  if (given === undefined) return otherwise
  if (/^\d{1,6}(\.\d{1,3})?$/.test(given)) return Number(given)
  throw new ReleaseError([`--${name} is "${given}"; it must be a number.`])
}
