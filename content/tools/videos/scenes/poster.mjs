/** When a film's poster is painted: the fullest picture that stands still, after the first half of the changes. */
export function posterTime({ draw, moves, changes }) {
  const half = changes[Math.floor(changes.length / 2)] ?? 0
  const ends = moves.map(([, end]) => end).filter((end) => end >= half)
  const fullness = (time) => draw(time).filter(({ opacity = 1 }) => opacity > 0.5).length
  return ends.reduce((best, time) => (fullness(time) > fullness(best) ? time : best), ends[0] ?? half)
}
