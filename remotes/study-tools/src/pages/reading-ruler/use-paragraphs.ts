import { type RefObject, useLayoutEffect, useState } from 'react'
import type { RulerUnit } from './reading-ruler.model.ts'
import { groupLines, splitSentences, splitWords } from './reading-units.ts'

/** The sentences or lines of each paragraph. Lines are measured on the page: again when its width, the size of its text or its font changes. */
export function useParagraphs(page: RefObject<HTMLElement | null>, text: string, unit: RulerUnit, size: number) {
  const [paragraphs, setParagraphs] = useState(() => splitSentences(text))
  // biome-ignore lint/correctness/useExhaustiveDependencies: in text of another size, lines break elsewhere
  useLayoutEffect(() => {
    const node = page.current
    if (!node) return
    const divide = () => {
      const next = unit === 'line' ? measureLines(node, text) : splitSentences(text)
      setParagraphs((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next))
    }
    divide()
    if (unit !== 'line') return
    const observer = new ResizeObserver(divide)
    observer.observe(node)
    return () => observer.disconnect()
  }, [page, text, unit, size])
  return paragraphs
}

/** Sets the words in an unseen copy of the page, and sees where the browser breaks the lines. */
function measureLines(page: HTMLElement, text: string): string[][] {
  const copy = page.cloneNode() as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, { position: 'fixed', visibility: 'hidden', width: `${page.offsetWidth}px` })
  const paragraphs = splitWords(text).map((words) => {
    const spans = words.map((word) => {
      const span = document.createElement('span')
      span.textContent = word
      return span
    })
    const paragraph = document.createElement('div')
    // A little narrower than the page, so that a line never wraps again when it is shown.
    paragraph.style.paddingInlineEnd = '6px'
    paragraph.append(...spans.flatMap((span) => [span, ' ']))
    return { words, spans, paragraph }
  })
  copy.append(...paragraphs.map(({ paragraph }) => paragraph))
  page.after(copy)
  const lines = paragraphs.map(({ words, spans }) =>
    groupLines(
      words,
      spans.map((span) => span.getBoundingClientRect().top),
    ),
  )
  copy.remove()
  return lines
}
