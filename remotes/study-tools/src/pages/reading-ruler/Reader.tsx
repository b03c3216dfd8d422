import { announced, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import parts from '../../features/small-app/SmallAppPage.module.css'
import { ReadingPage, showPlace } from './ReadingPage.tsx'
import styles from './ReadingRuler.module.css'
import { RulerControls } from './RulerControls.tsx'
import type { RulerSettings } from './reading-ruler.model.ts'
import { countParts, findSamePlace, makePlaces, placeLabel } from './reading-units.ts'
import { useParagraphs } from './use-paragraphs.ts'

interface ReaderProps {
  text: string
  settings: RulerSettings
}

/** The text with a ruler over a part of it, which keys, presses and buttons move. A setting leaves it at about the same place. */
export function Reader({ text, settings }: ReaderProps) {
  const { unit, height, size } = settings
  const announce = useUnit(announced)
  const page = useRef<HTMLDivElement>(null)
  const paragraphs = useParagraphs(page, text, unit, size)
  const { byParagraph, places } = useMemo(() => {
    const byParagraph = makePlaces(paragraphs, Number(height))
    return { byParagraph, places: byParagraph.flat() }
  }, [paragraphs, height])
  const [ruler, setRuler] = useState({ places, index: 0 })
  const index = ruler.places === places ? ruler.index : findSamePlace(ruler.places, ruler.index, places)
  if (ruler.places !== places) setRuler({ places, index })

  const labelAt = (at: number) => placeLabel(unit, places[at] ?? { first: 1, last: 1 }, countParts(places))
  function moveTo(wanted: number) {
    const next = Math.max(0, Math.min(wanted, places.length - 1))
    setRuler({ places, index: next })
    showPlace(next)
    return next
  }
  function step(by: number) {
    const next = moveTo(index + by)
    announce(`${labelAt(next)}. ${places[next]?.parts.join(' ')}`)
  }
  function onKeyDown(event: KeyboardEvent) {
    const wanted = moves[event.key]?.(index, places.length)
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    moveTo(wanted)
  }
  useEffect(() => {
    page.current?.focus({ preventScroll: true })
    showPlace(0)
  }, [])
  return (
    <section className={parts.part} aria-labelledby="reader-heading">
      <h2 id="reader-heading">Read</h2>
      <RulerControls settings={settings} />
      <p id="ruler-keys" className={parts.hint}>
        In the text: arrow keys move the ruler, Home and End go to the beginning and the end.
      </p>
      <div>
        <ReadingPage
          ref={page}
          paragraphs={byParagraph}
          current={index}
          settings={settings}
          onKeyDown={onKeyDown}
          onPlace={moveTo}
        />
        <div className={styles.steps} data-stays>
          <Button variant="default" aria-disabled={index === 0} onClick={() => step(-1)}>
            Previous
          </Button>
          <p>{labelAt(index)}</p>
          <Button aria-disabled={index === places.length - 1} onClick={() => step(1)}>
            Next
          </Button>
        </div>
      </div>
    </section>
  )
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
