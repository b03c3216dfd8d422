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
