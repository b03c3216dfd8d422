import {
  assertLive,
  formatPartVersion,
  moveCanary,
  newOverride,
  otherNames,
  overrideLink,
  parsePartVersion,
  recordOverride,
  signOverride,
} from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { type AccountKind, accountKindSchema } from '@stepwise/shared/contracts/release'
import { type Scenario, scenarioSchema } from '@stepwise/shared/contracts/remote'
import { releaseSecret } from '../../start/release-secret.ts'
import type { StartSettings } from '../../start/settings.ts'
import { servedCalls } from '../served-calls.ts'
import { apiOption, listOption, type Options, textOption, type Verb } from '../verb.ts'

const minutesIn = { m: 1, h: 60, d: 24 * 60 }

export const overrideVerb: Verb = {
  usage: 'override <part>@<version> …',
  does: 'print a link that shows versions, and a state, to one browser',
  options: {
    ttl: { type: 'string', help: ['2h', 'for how long: 90m, 2h or 7d'] },
    path: { type: 'string', help: ['/journal', 'the page that it opens'] },
    person: { type: 'string', help: ['student', 'a demo account to use; not in production'] },
    theme: { type: 'string', help: ['dark', 'light or dark'] },
    'text-size': { type: 'string', help: ['<number>', 'as in the display settings'] },
    fault: { type: 'string', help: ['slow', 'slow, offline, server-error or signed-out'] },
    accounts: {
      type: 'string',
      multiple: true,
      help: ['student', 'who may open it: visitor, student, content_manager or qa; by default everyone'],
    },
    address: { type: 'string', help: ['<address>', 'where the product is'] },
  },
  takes: [1, 20],
  run: async ({ store, settings, reason, log, options }, texts) => {
    const origin = originIn(options, settings)
    const override = newOverride(assertLive(await store.pointer.read()), {
      parts: texts.map(parsePartVersion).map(formatPartVersion),
      minutes: parseMinutes(textOption(options, 'ttl') ?? '2h'),
      origin,
      by: reason.who,
      scenario: scenarioIn(options),
      path: textOption(options, 'path'),
      accounts: accountsIn(options),
    })
    const token = signOverride(override, releaseSecret(settings.dataDir))
    await recordOverride(store, override, reason, { isLink: true })
    log(`${override.parts.join(', ')} for anyone who opens this link, until ${override.until}:`)
    log(overrideLink(origin, token))
  },
}

export const canaryVerb: Verb = {
  usage: 'canary <part>@<version>',
  does: 'give a version to some people first; a promotion of the part ends it',
  options: { percent: { type: 'string', help: ['10', 'share of people, in per cent; 0 ends it'] }, api: apiOption },
  takes: [1, 1],
  run: async ({ store, settings, reason, log, options }, [versionText]) => {
    const percent = Number(textOption(options, 'percent') ?? Number.NaN)
    const version = parsePartVersion(versionText)
    const calls = percent > 0 ? await servedCalls(textOption(options, 'api'), settings.port, log) : undefined
    const entry = await moveCanary(store, version, percent, reason, { servedCalls: calls })
    log(entry?.note ? `${entry.note}.` : 'Already set: nothing changed.')
  },
}

/** The address of the product: as given with `--address`, or else in `PUBLIC_URL`, or else on this machine. */
export function originIn(options: Options, { port }: StartSettings): string {
  const address = textOption(options, 'address') ?? process.env.PUBLIC_URL
  if (!address) return `http://localhost:${port}`
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin
  throw new ReleaseError([`"${address}" is not an address: give one such as https://stepwise.example.org.`])
}

/** `90m`, `2h` or `7d`. */
function parseMinutes(ttl: string): number {
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(ttl) ?? []
  const minutes = Number(count) * minutesIn[unit as keyof typeof minutesIn]
  if (minutes > 0) return minutes
  throw new ReleaseError([`"${ttl}" is not a time: give minutes, hours or days, such as 90m, 2h or 7d.`])
}

function accountsIn(options: Options): AccountKind[] | undefined {
  const given = listOption(options, 'accounts').flatMap((text) => text.split(','))
  const unknown = given.find((kind) => !accountKindSchema.safeParse(kind).success)
  if (unknown !== undefined)
    throw new ReleaseError([
      `--accounts: there are no accounts of the kind "${unknown}". ${otherNames(unknown, accountKindSchema.options, 'There are:')}`,
    ])
  return given.length > 0 ? (given as AccountKind[]) : undefined
}

function scenarioIn(options: Options): Scenario | undefined {
  const size = textOption(options, 'text-size')
  const given = Object.entries({
    person: textOption(options, 'person'),
    theme: textOption(options, 'theme'),
    textSize: size === undefined ? undefined : Number(size),
    fault: textOption(options, 'fault'),
  }).filter(([, value]) => value !== undefined)
  const { success, data, error } = scenarioSchema.safeParse(Object.fromEntries(given))
  if (!success)
    throw new ReleaseError(error.issues.map(({ path, message }) => `${toOption(path.join('.'))}: ${message}.`))
  return given.length > 0 ? data : undefined
}

const toOption = (name: string) => `--${name.replace('textSize', 'text-size')}`
