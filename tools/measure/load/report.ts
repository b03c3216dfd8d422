import { type Figure, figure } from '../figures.ts'
import type { FaultRecord } from './faults.ts'
import type { FailedCall, LoadResult } from './run-load.ts'

/** Memory is judged only where there is time enough to tell growth from warming up. */
const soakSeconds = 300

/** What docs/scale.md says of a run: with faults only what happened to the calls, because the faults' time is in the others. */
export function listFigures(result: LoadResult): Figure[] {
  const { options, callsPerSecond, p99, renderedShare, megabytesAMinute, failed, faults, lost } = result
  if (options.faults.length > 0)
    return [
      ...faults.map((fault, at) => measureGap(fault, failed, faults[at + 1]?.at)),
      figure('acknowledged writes lost, with faults', lost.length, '', { atMost: 0 }),
    ]
  return [
    figure('calls a second', callsPerSecond, '', { atLeast: 220 }),
    figure('99 of 100 calls', p99.call, 'ms', { atMost: 100 }),
    figure('99 of 100 pages', p99.page, 'ms', { atMost: 100 }),
    figure('pages with their content', renderedShare, '', { atLeast: 0.99 }),
    figure('processor time of a gateway for a page', result.cpuMsAPage, 'ms', { atMost: 15 }),
    figure('memory of a gateway with its threads', result.gatewayMegabytes, 'MB'),
    ...(options.seconds >= soakSeconds
      ? [figure('memory of an API grows each minute', megabytesAMinute, 'MB', { atMost: 2 })]
      : []),
    figure('acknowledged writes lost', lost.length, '', { atMost: 0 }),
  ]
}

/** Every limit that the run has missed, in sentences. */
export function missedLimits(result: LoadResult) {
  const { options, failed, faults, lost } = result
  const missed = listFigures(result)
    .filter(({ holds }) => holds === false)
    .map(({ name, value, unit, wanted }) => `${name}: ${`${value} ${unit}`.trim()}, wanted ${wanted}.`)
  if (lost.length > 0) missed.push(`Lost: ${lost.slice(0, 5).join(', ')}.`)
  const wrong = failed.filter(({ outcome, isDuringFault }) => !isDuringFault || outcome !== '503')
  if (wrong.length > 0)
    missed.push(
      `There were ${wrong.length} errors: ${formatCounts(wrong.map(({ call, outcome }) => `${outcome} of ${call}`))}.`,
    )
  const died = faults.find(({ fault, restarted }) => fault === 'database' && restarted > 0)
  if (died) missed.push(`${died.restarted} of the APIs ended when the database did.`)
  if (faults.length < options.faults.length) missed.push('Not every fault was made.')
  return missed
}

/** For how long a fault failed calls. */
function measureGap({ fault, at }: FaultRecord, failed: FailedCall[], nextAt = Number.POSITIVE_INFINITY) {
  const times = failed.map((call) => call.at - at).filter((time) => time >= 0 && time < nextAt - at)
  return figure(`calls fail after the fault: ${fault}`, Math.max(0, ...times) / 1000, 's')
}

function formatCounts(names: string[]) {
  return Object.entries(Object.groupBy(names, (name) => name))
    .map(([name, all]) => `${all?.length} × ${name}`)
    .join(', ')
}
