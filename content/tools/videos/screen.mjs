// A drawn screen for a walk-through: a window with lines of text, or a mind map, in which one line may be marked; and beside it the
// keys that are pressed, the words that are said or the button that is chosen, and what the screen reader answers.

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** @param {{ screen: object, done?: object, heard?: string, reader?: string }} sentence */
export function screenPart({ screen, done = {}, heard, reader }) {
  const beside = [doneBox(done), heard ? heardBox(reader, heard) : ''].join('')
  return `<div class="walk">${screen.map ? mapWindow(screen) : linesWindow(screen)}<div class="beside">${beside}</div></div>`
}

function windowOf({ title, isInverted }, content) {
  return `<section class="window ${isInverted ? 'inverted' : ''}"><header>${escaped(title)}</header>${content}</section>`
}

function linesWindow(screen) {
  const { lines, at, zoom = 1 } = screen
  const items = lines.map(
    (line, index) => `<li class="${index + 1 === at ? 'here' : ''}">${escaped(line) || '&nbsp;'}</li>`,
  )
  return windowOf(
    screen,
    `<ol class="${zoom > 1 ? 'zoomed' : ''}" style="font-size: ${30 * zoom}px">${items.join('')}</ol>`,
  )
}

/** The first text is in the middle of the map; the others are its topics, from top to bottom. */
function mapWindow(screen) {
  const [centre, ...topics] = screen.map
  const y = (index) => (340 * (index + 0.5)) / Math.max(1, topics.length)
  const lines = topics.map(
    (_, index) =>
      `<path d="M270 170C320 170 310 ${y(index)} 356 ${y(index)}" fill="none" stroke="var(--primary)" stroke-width="5"/>`,
  )
  const topic = (text, index) =>
    `<p class="topic ${index + 2 === screen.at ? 'here' : ''}" style="top: ${y(index)}px">${escaped(text)}</p>`
  return windowOf(
    screen,
    `<div class="map"><svg viewBox="0 0 740 340">${lines.join('')}</svg>
      <p class="centre ${screen.at === 1 ? 'here' : ''}">${escaped(centre)}</p>${topics.map(topic).join('')}</div>`,
  )
}

function doneBox({ keys, command, button }) {
  if (keys) {
    return `<p class="label">Press</p><p class="keys ${keys.join('').length > 12 ? 'long' : ''}">${keys.map((key) => `<kbd>${escaped(key)}</kbd>`).join('<b>+</b>')}</p>`
  }
  if (command) return `<p class="label">Say</p><p class="said">“${escaped(command)}”</p>`
  return button ? `<p class="label">Choose</p><p class="button">${escaped(button)}</p>` : ''
}

const heardBox = (reader, heard) =>
  `<p class="label">${escaped(reader)} says</p><p class="heard ${heard.length > 44 ? 'long' : ''}">“${escaped(heard)}”</p>`

export const screenStyle = `
.walk { display: flex; gap: 32px; height: 396px }
.window { width: 748px; height: 396px; overflow: hidden; border: 4px solid #1B2333; border-radius: 16px; background: #FFFFFF }
.window header { padding: 8px 24px; background: #1B2333; color: #FFFFFF; font-size: 26px; font-weight: 600 }
.window ol { height: 340px; padding: 8px 12px; overflow: hidden; list-style: none; line-height: 1.25 }
.window ol.zoomed li { white-space: nowrap }
.window li { padding: 4px 12px; border: 4px solid transparent; border-radius: 10px }
.window li::before { content: none }
.window .here { border: 4px solid #D9480F; background: #FFF1E8; color: #1B2333 }
.window.inverted { background: #1B2333 }
.window.inverted li { color: #FFFFFF }
.window.inverted li.here { color: #1B2333 }
.map { position: relative; width: 740px; height: 340px }
.map svg { position: absolute; inset: 0 }
.map p { position: absolute; padding: 8px 18px; border: 4px solid var(--primary); border-radius: 14px; background: #FFFFFF; font-size: 26px; transform: translateY(-50%) }
.map .centre { left: 20px; top: 170px; width: 250px; background: var(--tint); color: var(--tab); font-weight: 700; text-align: center }
.map .topic { left: 356px; width: 368px }
.beside { flex: 1; min-width: 0 }
.label { margin: 4px 0 8px; color: #565F73; font-size: 26px; font-weight: 600 }
.keys { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; margin-bottom: 28px }
kbd { padding: 8px 20px 12px; border: 4px solid #1B2333; border-bottom-width: 9px; border-radius: 14px; background: #FFFFFF; font: 700 36px/1.2 Atkinson, sans-serif }
.keys.long { gap: 6px; margin-bottom: 16px }
.keys.long kbd { padding: 4px 12px 6px; border-bottom-width: 7px; font-size: 27px }
.said, .heard { padding: 12px 22px; border-radius: 18px; font-size: 32px; line-height: 1.25 }
.said { margin-bottom: 28px; background: var(--tab); color: #FFFFFF; font-weight: 600 }
.heard.long { padding: 8px 16px; font-size: 28px }
.heard { border: 4px solid #D9480F; background: #FFF1E8 }
.button { display: inline-block; margin-bottom: 28px; padding: 12px 28px; border: 4px solid var(--primary); border-radius: 14px; background: var(--tint); color: var(--tab); font-size: 34px; font-weight: 700 }`
