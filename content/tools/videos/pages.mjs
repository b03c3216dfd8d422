import { screenPart, screenStyle } from './screen.mjs'

const INK = '#1B2333'
const PAPER = '#FBF8F2'
const WARM = '#D9480F'

/** A slide as HTML. Its lowest sixth holds nothing that matters, because captions cover it. */
export function slidePage(lesson, slideIndex, sentence, colours, font) {
  const slide = lesson.slides[slideIndex]
  const { chapter } = lesson.slides.slice(0, slideIndex + 1).findLast((each) => each.chapter)
  if (sentence.screen) return page(walkthrough(chapter, slide.title, sentence), '', colours, font, lesson.product)
  const points = slide.points.map(
    (point, index) => `<li class="${index === sentence.point ? 'current' : ''}">${escaped(point)}</li>`,
  )
  const text = `<p class="chapter">${escaped(chapter)}</p>
    <h1>${escaped(slide.title)}</h1>
    <ul>${points.join('')}</ul>`
  return page(text, stairs(lesson.slides.length, slideIndex), colours, font, lesson.product)
}

/** A drawn screen, and beside it what is done and what is heard. */
function walkthrough(chapter, title, sentence) {
  return `<p class="chapter">${escaped(chapter)}</p>
    <h1 class="small">${escaped(title)}</h1>
    ${screenPart(sentence)}`
}

export function posterPage(lesson, colours, font) {
  const { length } = lesson.slides
  return page(
    `<h1 class="poster">${escaped(lesson.title)}</h1>`,
    stairs(length, length - 1),
    colours,
    font,
    lesson.product,
  )
}

/** A staircase with a step for each slide, and a ball on the current one. */
function stairs(count, current) {
  const width = 320 / count
  const top = (index) => 330 - (200 * index) / (count - 1)
  const steps = Array.from({ length: count }, (_, index) => {
    const fill = index <= current ? 'var(--primary)' : PAPER
    return `<rect x="${40 + index * width}" y="${top(index)}" width="${width - 8}" height="${420 - top(index)}" rx="12" fill="${fill}"/>`
  })
  return `<svg class="stairs" viewBox="0 0 400 460">
    <rect width="400" height="460" rx="32" fill="var(--tint)"/>
    <circle cx="92" cy="104" r="46" fill="${PAPER}"/>
    ${steps.join('')}
    <circle cx="${40 + (current + 0.5) * width - 4}" cy="${top(current) - 32}" r="28" fill="${WARM}"/>
  </svg>`
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** An empty page with the product's font, for the pictures of scenes. */
export const scenePage = (font) => `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>
${fontFace(font)}
body { margin: 0 }
svg { display: block; font-family: Atkinson, sans-serif }
</style><body></body></html>`

const fontFace = (font) =>
  `@font-face { font-family: Atkinson; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }`

const page = (
  text,
  drawing,
  colours,
  font,
  product = 'Stepwise',
) => `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>
${fontFace(font)}
* { box-sizing: border-box; margin: 0; padding: 0 }
body {
  --primary: ${colours.primary}; --tint: ${colours.secondary}; --tab: ${colours.tab};
  width: 1280px; height: 720px; padding: 72px 72px 0; background: ${PAPER}; color: ${INK};
  font: 500 40px/1.2 Atkinson, sans-serif;
}
main { display: flex; justify-content: space-between; gap: 48px; height: 532px }
main > div { width: 688px }
main > div:only-child { width: 100% }
.chapter {
  display: inline-block; padding: 8px 24px; border-radius: 999px; background: var(--tint); color: var(--tab);
  font-size: 28px; font-weight: 600;
}
h1 { margin: 22px 0 20px; font-size: 62px; font-weight: 700; line-height: 1.1; letter-spacing: -0.01em; text-wrap: balance }
h1.small { margin: 14px 0 16px; font-size: 46px }
.poster { margin-top: 88px; font-size: 92px }
ul { display: grid; gap: 8px; margin-left: -24px; list-style: none }
li { position: relative; padding: 14px 20px 14px 64px; border-radius: 16px; text-wrap: balance }
li::before {
  content: ''; position: absolute; left: 24px; top: 24px; width: 22px; height: 22px; border-radius: 50%;
  border: 4px solid var(--primary);
}
li.current { background: var(--tint); color: var(--tab) }
li.current::before { background: var(--primary) }
.stairs { flex: none; width: 400px; height: 460px }
${screenStyle}
footer { padding-top: 36px; color: #565F73; font-size: 28px; font-weight: 600 }
</style><main><div>${text}</div>${drawing}</main><footer>${escaped(product)}</footer></html>`
