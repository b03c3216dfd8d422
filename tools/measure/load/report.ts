import type { FaultRecord } from './faults.ts'
import type { CallFigures, FailedCall } from './figures.ts'
import type { LoadResult } from './run-load.ts'

const limitMs = 100
/** Memory is judged only where there is time enough to tell growth from warming up. */
const soakSeconds = 300
/** MB a minute. */
const growthLimit = 2

/** Every limit that the run has missed, in sentences. */
export function missedLimits({ options, calls, all, failed, lost, memory, faults }: LoadResult) {
  const missed: string[] = []
  const slow = calls
    .filter(({ p99, count }) => p99 > limitMs && count >= 100)
    .map(({ call, p99 }) => `${call} ${p99} ms`)
  if (all.p99 > limitMs) missed.push(`99 of 100 calls must be answered within ${limitMs} ms; it was ${all.p99} ms.`)
  if (slow.length > 0) missed.push(`The 99th percentile of these is above ${limitMs} ms: ${slow.join(', ')}.`)
  const wrong = failed.filter(({ outcome, isDuringFault }) => !isDuringFault || outcome !== '503')
  if (wrong.length > 0)
    missed.push(
      `There were ${wrong.length} errors: ${countsOf(wrong.map(({ call, outcome }) => `${outcome} of ${call}`))}.`,
    )
  if (lost.length > 0)
    missed.push(`${lost.length} writes that were acknowledged are lost: ${lost.slice(0, 5).join(', ')}.`)
  const died = faults.find(({ fault, restarted }) => fault === 'database' && restarted > 0)
  if (died) missed.push(`${died.restarted} of the APIs ended when the database did.`)
  if (faults.length < options.faults.length) missed.push('Not every fault was made.')
  if (options.seconds >= soakSeconds && options.faults.length === 0) {
    for (const { name, begin, end } of memory) {
      const perMinute = Math.round((600 * (end - begin)) / options.seconds) / 10
      if (perMinute > growthLimit) missed.push(`${name} used ${perMinute} MB more each minute.`)
    }
  }
  return missed
}

/** The figures in lines of Markdown. */
export function tableOf(result: LoadResult) {
  const { options, all, calls, requestsPerSecond, samples, delays, acknowledged, lost, faults, failed, memory } = result
  const programs = [...new Set(samples.map(({ name }) => name))]
  const spread = (values: number[]) =>
    [values.at(0), values.at(Math.floor(values.length / 2)), values.at(-1)].map((value) => value ?? '–').join(' · ')
  const rows = programs.map((name) => {
    const own = samples.filter((sample) => sample.name === name)
    const late = delays.filter((delay) => delay.name === name)
    const busy =
      late.length > 0
        ? `${Math.round(median(late.map(({ p99 }) => p99)))} / ${Math.round(Math.max(...late.map(({ max }) => max)))}`
        : '–'
    const perCall = Math.round((100 * mean(own.map(({ cpuPercent }) => cpuPercent))) / requestsPerSecond) / 10
    return `| ${name} | ${perCall} | ${spread(own.map(({ cpuPercent }) => cpuPercent))} | ${spread(own.map(({ megabytes }) => megabytes))} | ${busy} |`
  })
  return [
    `${options.students} students, ${requestsPerSecond} calls a second, ${acknowledged} acknowledged writes, ${lost.length} lost, ${failed.length} errors.`,
    '',
    '| call (ms) | count | p50 | p95 | p99 | max |',
    '|---|---:|---:|---:|---:|---:|',
    ...[...calls, all].map(rowOf),
    '',
    '| program | CPU ms a call | CPU %: start · middle · end | memory MB: start · middle · end | event loop late ms: p99 / max |',
    '|---|---:|---|---|---|',
    ...rows,
    '',
    `Memory in use, after a collection of garbage, a minute after the last sign-in and at the end: ${memory.map(({ name, begin, end }) => `${name} ${begin} and ${end} MB`).join(', ')}.`,
    ...faults.map((fault, index) => `\n${gapOf(fault, failed, faults[index + 1]?.at)}`),
    ...(failed.length > 0
      ? [`\nErrors: ${countsOf(failed.map(({ call, outcome }) => `${outcome} of ${call}`))}.`]
      : []),
  ]
}

/** How many calls a fault failed, and for how long. */
function gapOf({ fault, at }: FaultRecord, failed: FailedCall[], nextAt = Number.POSITIVE_INFINITY) {
  const times = failed.map((call) => call.at).filter((time) => time >= at && time < nextAt)
  if (times.length === 0) return `Fault: ${fault}, no errors.`
  const count = times.length === 1 ? '1 error' : `${times.length} errors`
  return `Fault: ${fault}, ${count}, the last after ${Math.round((Math.max(...times) - at) / 100) / 10} s.`
}

const rowOf = ({ call, count, p50, p95, p99, max }: CallFigures) =>
  `| ${call.replace('/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug', '/flows/…/steps/:stepSlug')} | ${count} | ${p50} | ${p95} | ${p99} | ${max} |`

const median = (values: number[]) => values.toSorted((one, other) => one - other).at(Math.floor(values.length / 2)) ?? 0

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function countsOf(names: string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ')
}
