/** How much is done, in whole percent, rounded down: 100 only when all is done, and nothing out of nothing is 0. */
export function wholePercent(done: number, total: number) {
  return total === 0 ? 0 : Math.floor((100 * done) / total)
}
