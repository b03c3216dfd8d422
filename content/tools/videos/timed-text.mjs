const LINE = 42
const LINES_PER_CUE = 2

/** Captions: a sentence that is too long for two lines becomes several cues, timed by their length. */
export function captionsVtt(sentences) {
  return vtt(sentences.flatMap(makeCues))
}

/** What the pictures show, where a slide says so: from its start to that of the next. Without any, a file without cues. */
export function descriptionsVtt(slides, duration) {
  return vtt(
    slides.flatMap(({ start, shown }, index) =>
      shown ? { start, end: slides[index + 1]?.start ?? duration, text: escaped(shown.trim()) } : [],
    ),
  )
}

/** Chapters: each lasts until the next slide that names one. */
export function chaptersVtt(slides, duration) {
  const starts = slides.filter((slide) => slide.chapter)
  return vtt(
    starts.map(({ start, chapter }, index) => ({
      start,
      end: starts[index + 1]?.start ?? duration,
      text: escaped(chapter),
    })),
  )
}

/** Cues that point into thumbnails.webp, in the same folder. */
export function thumbnailsVtt(duration, { width, height, columns, everySeconds }) {
  const count = Math.ceil(duration / everySeconds)
  return vtt(
    Array.from({ length: count }, (_, index) => {
      const x = (index % columns) * width
      const y = Math.floor(index / columns) * height
      return {
        start: index * everySeconds,
        end: Math.min(duration, (index + 1) * everySeconds),
        text: `thumbnails.webp#xywh=${x},${y},${width},${height}`,
      }
    }),
  )
}

/** Who speaks, when it is not the narrator, is in the voice of each cue (docs/product/steps-and-player.md#who-speaks). */
function makeCues({ start, end, text, by }) {
  // The player writes the name before the first words: the lines leave room for it.
  const room = by ? '_'.repeat(`${by}: `.length) : ''
  const pieces = splitPieces(room + text).map((piece) => splitLines(piece).join('\n').replace(room, ''))
  const letters = pieces.join('').length
  let time = start
  return pieces.map((piece) => {
    const cue = { start: time, end: time + ((end - start) * piece.length) / letters }
    time = cue.end
    const words = escaped(piece)
    return { ...cue, text: by ? `<v ${escaped(by).replace(/>/g, '&gt;')}>${words}</v>` : words }
  })
}

/** Splits a sentence into the fewest pieces that fit, of about the same length, after a comma if one is near. */
function splitPieces(text) {
  const words = text.split(/\s+/)
  for (let count = 1; ; count += 1) {
    const pieces = balanced(words, count)
    if (pieces.every((piece) => splitLines(piece).length <= LINES_PER_CUE)) return pieces
  }
}

function balanced(words, count) {
  if (count === 1) return [words.join(' ')]
  const ideal = words.join(' ').length / count
  const cost = (end) => {
    const length = words.slice(0, end).join(' ').length
    return Math.abs(length - ideal) - (/[,.:?]$/.test(words[end - 1]) ? ideal / 3 : 0)
  }
  const ends = words.map((_, index) => index + 1).slice(0, words.length - count + 1)
  const end = ends.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best))
  return [words.slice(0, end).join(' '), ...balanced(words.slice(end), count - 1)]
}

function splitLines(text) {
  if (text.length <= LINE) return [text]
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= LINE) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length === 2 ? evenLines(text) : lines
}

/** Two lines of much the same length read more easily than a long one and a single word. */
function evenLines(text) {
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index)
  const middle = text.length / 2
  const fits = (at) => at <= LINE && text.length - at - 1 <= LINE
  const at = spaces.filter(fits).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return [text.slice(0, at), text.slice(at + 1)]
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function vtt(cues) {
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${text}\n`)
  return `WEBVTT\n\n${blocks.join('\n')}`
}

function clock(seconds) {
  const total = Math.round(seconds * 1000)
  const two = (value) => String(Math.floor(value)).padStart(2, '0')
  const milliseconds = String(total % 1000).padStart(3, '0')
  return `${two(total / 3_600_000)}:${two((total / 60_000) % 60)}:${two((total / 1000) % 60)}.${milliseconds}`
}
