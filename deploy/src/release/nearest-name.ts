const maxListed = 8

/**
 * What someone who wrote a name that there is not can do next: `Did you mean learn?` when one of the known names is close, and otherwise those
 * that there are, after `intro`, such as `There are:`.
 */
export function otherNames(name: string, known: string[], intro: string): string {
  const nearest = nearestName(name, known)
  if (nearest !== undefined) return `Did you mean ${nearest}?`
  const more = known.length > maxListed ? ` and ${known.length - maxListed} more` : ''
  return `${intro} ${known.slice(0, maxListed).join(', ')}${more}.`
}

/** The known name that differs in the fewest letters, two at most, or the only one that has this in it, as versions have their hash. */
export function nearestName(name: string, known: string[]): string | undefined {
  const typed = name.toLowerCase()
  const most = typed.length < 4 ? 1 : 2
  const near = known
    .map((one) => ({ one, distance: editDistance(typed, one.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
  if (near[0]) return near[0].one
  const containing = typed.length < 4 ? [] : known.filter((one) => one.toLowerCase().includes(typed))
  return containing.length === 1 ? containing[0] : undefined
}

/** Levenshtein's distance: how many letters have to be added, left out or replaced. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1]
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1)
      line.push(Math.min(replaced, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[to.length] ?? 0
}
