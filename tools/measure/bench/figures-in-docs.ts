/**
 * A page of docs/ with these lines in place of what stands between the comments of a section, which name the command that writes it.
 * @throws Error when the page has no such section
 */
export function withFigures(page: string, section: string, command: string, lines: string[]): string {
  const [begin, end] = [`<!-- ${section}: written by ${command} -->`, `<!-- end of ${section} -->`]
  const from = page.indexOf(begin)
  const to = page.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The page has no place for ${section}.`)
  return `${page.slice(0, from)}${begin}\n\n${lines.join('\n')}\n\n${page.slice(to)}`
}

/** One run of a section, as docs/performance-trend.jsonl has it: the ratios of its figures, or the values of those that stand alone. */
export interface Run {
  when: string
  commit: string
  section: string
  figures: Record<string, number>
}

/** The last ten runs of a section in lines of Markdown, the newest last, with a column for each of these figures. */
export function trendTable(runs: Run[], section: string, names: string[]): string[] {
  const last = runs.filter((run) => run.section === section).slice(-10)
  return [
    `| ${['when', 'commit', ...names].join(' | ')} |`,
    `|---|---|${'---:|'.repeat(names.length)}`,
    ...last.map(
      ({ when, commit, figures }) => `| ${[when, commit, ...names.map((name) => figures[name] ?? '')].join(' | ')} |`,
    ),
  ]
}
