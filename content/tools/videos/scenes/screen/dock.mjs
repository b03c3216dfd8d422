import { demand } from '../parts/state.mjs'
import { breakLines, measure, SMALLEST, textInBox } from '../text.mjs'
import { icon, rect, text } from './look.mjs'

// Below a window: the keys that are pressed, and what is spoken, by the program or to it.

export const DOCK = 108

export function dock({ keys, speech }, box, palette) {
  const caps = keyCaps(keys, box, palette)
  return [...caps.nodes, ...(speech ? strip(speech, { ...box, x: box.x + caps.w, w: box.w - caps.w }, palette) : [])]
}

export function keyCaps(keys, box, palette) {
  let { x } = box
  const nodes = keys.flatMap((key, at) => {
    const w = Math.max(86, measure(key, SMALLEST, 700) + 48)
    const cap = { x, y: box.y + 6, w, h: 84 }
    x += w + 52
    const isLast = at === keys.length - 1
    const id = `key.${keys.slice(0, at + 1).join('+')}`
    return [
      rect(`${id}.lip`, { ...cap, y: cap.y + 10 }, { r: 16, fill: palette.ink }),
      rect(id, cap, { r: 16, fill: palette.surface, stroke: palette.ink, sw: 4, from: [cap.x, cap.y - 10] }),
      text(`${id}.name`, key, x - 52 - w / 2, cap.y + 57, { weight: 700, anchor: 'middle', fill: palette.ink }),
      ...(isLast
        ? []
        : [text(`${id}.plus`, '+', x - 26, cap.y + 58, { weight: 700, anchor: 'middle', fill: palette.muted })]),
    ]
  })
  return { nodes, w: keys.length > 0 ? x - box.x - 24 : 0 }
}

/** What a screen reader says is in warm colours, with a loudspeaker; what one says to the computer has a microphone. */
function strip({ text: words, isCommand, number }, box, palette) {
  const room = box.w - 116
  const lines = breakLines(words, room)
  demand(
    lines.length < 3 && Math.max(...lines.map((each) => measure(each))) <= room,
    `"${words}" does not fit beside the keys`,
  )
  const [fill, stroke, ink] = isCommand
    ? [palette.tint, palette.primary, palette.deep]
    : [palette.warmTint, palette.warm, palette.ink]
  const pane = { ...box, h: DOCK }
  return [
    rect('speech', pane, { r: 24, fill, stroke, sw: 4, enter: 'fade' }),
    icon(
      `speech.${isCommand ? 'microphone' : 'volume'}`,
      isCommand ? 'microphone' : 'volume',
      box.x + 22,
      box.y + DOCK / 2 - 28,
      56,
      stroke,
    ),
    ...textInBox(
      `speech${number}`,
      words,
      { x: box.x + 92, y: box.y, w: room, h: DOCK },
      { anchor: 'start', fill: ink },
    ).map((node) => ({ ...node, leave: [0, 0.4], enter: 'fade' })),
  ]
}
