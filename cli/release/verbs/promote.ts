import {
  type CheckOptions,
  check,
  formatKilobytes,
  type PartVersion,
  parsePartVersion,
  problemLines,
  promote,
} from '@stepwise/deploy'
import { ReleaseError } from '@stepwise/deploy/errors'
import { servedCalls } from '../served-calls.ts'
import { smokeOptions, withSmoke } from '../smoke/with-smoke.ts'
import { typeProblems } from '../types/type-problems.ts'
import {
  apiOption,
  type Context,
  listOption,
  logOutcome,
  reasonOption,
  textOption,
  type Verb,
  type VerbOption,
} from '../verb.ts'

const gateOptions = {
  ...smokeOptions,
  breaking: { type: 'string', help: ['"why"', 'even if something vanishes or becomes public; the history says why'] },
  'allow-growth': { type: 'boolean', help: ['', 'even if a page grew by more than 10 %'] },
  'if-live': {
    type: 'string',
    multiple: true,
    help: ['<part>@<version>', 'only if this is live now, so that you replace no one else’s version'],
  },
  api: apiOption,
} satisfies Record<string, VerbOption>

export const checkVerb: Verb = {
  usage: 'check <part>@<version> …',
  does: 'check versions against what is live now, as a promotion does',
  options: gateOptions,
  takes: [1, 100],
  run: async (context, texts) => {
    const versions = texts.map(parsePartVersion)
    const gate = await gateChoices(context)
    await withSmoke(context, versions, {
      assertPromotable: () => assertPromotable(context, versions, gate),
      release: async () => context.log('It may be promoted.'),
    })
  },
}

export const promoteVerb: Verb = {
  usage: 'promote <part>@<version> … [page]',
  does: 'make versions live, all in one step, after the checks and the smoke; page: as this program makes it',
  options: gateOptions,
  takes: [1, 100],
  run: async (context, texts) => {
    const { store, reason, log } = context
    const versions = texts.filter((text) => text !== 'page').map(parsePartVersion)
    const includesPage = texts.includes('page')
    if (versions.length === 0) return logOutcome(log, await promote(store, [], reason, { includesPage }))
    const gate = { includesPage, ...(await gateChoices(context)) }
    await withSmoke(context, versions, {
      assertPromotable: () => assertPromotable(context, versions, gate),
      release: async (tried) => logOutcome(log, await promote(store, versions, reason, { ...gate, ...tried })),
    })
  },
}

/** What the person chose, and what the running API serves. */
async function gateChoices({ options, settings, log }: Context): Promise<CheckOptions> {
  const ifLive = listOption(options, 'if-live').flatMap((text) => text.split(','))
  return {
    breaking: reasonOption(options, 'breaking'),
    allowsGrowth: options['allow-growth'] === true,
    ifLive: ifLive.map(parsePartVersion),
    servedCalls: await servedCalls(textOption(options, 'api'), settings.port, log),
  }
}

/** Prints the sizes of the versions, and what is accepted. Throws with every reason why they may not become live. */
async function assertPromotable({ store, log }: Context, versions: PartVersion[], gate: CheckOptions) {
  const report = await check(store, versions, gate)
  const { sizes, warnings } = report
  const types = report.problems.length > 0 ? [] : await typeProblems(store, versions)
  const problems = gate.breaking ? report.problems : [...report.problems, ...types]
  const accepted = gate.breaking ? [...report.accepted, ...types] : report.accepted
  for (const [name, list] of Object.entries(sizes)) {
    log(name)
    for (const { what, bytes, budget } of list)
      log(`  ${what}: ${formatKilobytes(bytes)}${budget === undefined ? '' : ` of ${formatKilobytes(budget)}`}`)
  }
  for (const line of problemLines(warnings)) log(`Warning: ${line}`)
  if (accepted.length > 0) log(`Accepted, because of --breaking "${gate.breaking}":`)
  for (const line of problemLines(accepted)) log(`  ${line}`)
  if (problems.length > 0) throw new ReleaseError(problemLines(problems))
}
