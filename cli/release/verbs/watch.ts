import { assertKnownPart, parsePart, storedParts } from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { logOutcome, type Options, textOption, type Verb } from '../verb.ts'
import { countsReader } from '../watch/read-counts.ts'
import { watchReleases } from '../watch/watch-releases.ts'

export const watchVerb: Verb = {
  usage: 'watch [<part>]',
  does: 'undo a promotion that fails more often than the version before it; exits with 1 then, or if it could not watch',
  options: {
    margin: { type: 'string', help: ['2', 'by how many more failing views in a hundred'] },
    least: { type: 'string', help: ['50', 'after how many page views of people who are signed in'] },
    people: { type: 'string', help: ['3', 'for how many people it must have failed'] },
    networks: { type: 'string', help: ['3', 'in how many networks it must have failed'] },
    minutes: { type: 'string', help: ['30', 'how long to watch'] },
    every: { type: 'string', help: ['15', 'how many seconds between two checks'] },
    address: { type: 'string', help: ['<address>', 'where the product is'] },
  },
  takes: [0, 1],
  run: async ({ store, settings, log, options }, [part]) => {
    if (part !== undefined) assertKnownPart(parsePart(part), await storedParts(store.files))
    const undone = await watchReleases(
      { store, readCounts: countsReader(options, settings), log },
      {
        part: part === undefined ? undefined : parsePart(part),
        margin: parseNumber(options, 'margin', 2),
        least: parseNumber(options, 'least', 50),
        people: Math.max(1, Math.round(parseNumber(options, 'people', 3))),
        networks: parseNumber(options, 'networks', 3),
        minutes: parseNumber(options, 'minutes', 30),
        every: Math.max(1, parseNumber(options, 'every', 15)),
      },
    )
    for (const entry of undone) entry.note ? log(`${entry.note}.`) : logOutcome(log, entry)
    if (undone.length === 0) return log('Time is up, and nothing was undone.')
    process.exitCode = 1
  },
}

function parseNumber(options: Options, name: string, otherwise: number): number {
  const given = textOption(options, name)
  if (given === undefined) return otherwise
  if (/^\d{1,6}(\.\d{1,3})?$/.test(given)) return Number(given)
  throw new ReleaseError([`--${name} is "${given}"; it must be a number.`])
}
