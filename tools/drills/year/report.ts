import { formatKilobytes } from '@stepwise/deploy'
import { limits, type YearResult } from './run-year.ts'

/** What went wrong, in sentences. Times are not a reason: they depend on what else the machine does. */
export function missedLimits({ violations, most, historyBytes, entries }: YearResult): string[] {
  const historyLimit = limits.historyBytesEach * entries
  return [
    ...violations,
    ...(most.versions > limits.versions
      ? [`The store had ${most.versions} versions; ${limits.versions} are the limit.`]
      : []),
    ...(historyBytes > historyLimit
      ? [`The history has ${formatKilobytes(historyBytes)}; ${formatKilobytes(historyLimit)} are the limit.`]
      : []),
  ]
}

/** The year in a table and lines (Markdown). */
export function formatSummary(result: YearResult): string[] {
  const { options, days, entries, releases, tabs, moves, most, historyBytes, collected } = result
  const tenth = Math.ceil(moves.own.length / 10)
  const [first, last] = [moves.own.slice(0, tenth), moves.own.slice(-tenth)]
  const ratio = percentile(last, 0.5) / percentile(first, 0.5)
  return [
    `Seed ${options.seed}: ${Math.round(days)} days, ${entries} entries in the history, ${options.tabs} tabs.`,
    '',
    '| what the teams did | times |',
    '|---|---:|',
    ...Object.entries(releases)
      .sort()
      .map(([what, times]) => `| ${what} | ${times} |`),
    '',
    `Tabs: ${tabs.visits + tabs.reloads} pages (${tabs.reloads} for another set, ${tabs.recalls} of them after a recall), ${tabs.files} files, ${tabs.polls} questions what is live, ${tabs.drafts} times something typed.`,
    `${tabs.rescued} times a tab was older than the store (${tabs.oldestDays.toFixed(0)} days at most) and was led to the live set with its draft.`,
    `Pointer moves without the gate: p50 ${percentile(moves.own, 0.5).toFixed(1)} ms, p99 ${percentile(moves.own, 0.99).toFixed(1)} ms; the last tenth takes ${ratio.toFixed(2)} times as long as the first. With the gate: p50 ${percentile(moves.whole, 0.5).toFixed(1)} ms, p99 ${percentile(moves.whole, 0.99).toFixed(1)} ms.`,
    `Store: ${most.versions} versions at most (${formatKilobytes(most.bytes)}), ${collected} collected; history ${formatKilobytes(historyBytes)}.`,
  ]
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
