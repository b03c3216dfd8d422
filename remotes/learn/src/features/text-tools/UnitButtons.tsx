import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readStepText } from './step-text.ts'
import styles from './TextBar.module.css'
import { findUnit, findUnits, type TextUnit } from './text-units.ts'

interface UnitButtonsProps {
  text: RefObject<HTMLElement | null>
  chosen: Range
  onChoose: (range: Range) => void
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
const units = ['sentence', 'word'] as const

/** So long Orca has for the bar that has opened: text that is selected at once is all it says, and not where the focus is. */
const barWaitMs = 500

/** Chooses other words without a mouse: sentence by sentence, or word by word. */
export function UnitButtons({ text, chosen, onChoose }: UnitButtonsProps) {
  const [unit, setUnit] = useState<TextUnit>('sentence')
  const isNew = useRef(true)
  // What is chosen is seen as what is selected.
  useEffect(() => {
    bringIntoSight(chosen)
    const timer = setTimeout(
      () => {
        const selection = getSelection()
        selection?.removeAllRanges()
        selection?.addRange(chosen.cloneRange())
      },
      isNew.current ? barWaitMs : 0,
    )
    return () => clearTimeout(timer)
  }, [chosen])

  const go = (way: 'next' | 'previous' | 'here', by: TextUnit = unit) => {
    const found = text.current && findUnit(findUnits(readStepText(text.current), by), chosen, way)
    isNew.current = false
    if (found) onChoose(found)
  }
  const ways = [
    { way: 'previous', name: `Previous ${unit}`, Icon: IconChevronLeft },
    { way: 'next', name: `Next ${unit}`, Icon: IconChevronRight },
  ] as const
  return (
    <div className="ui-wrap ui-gap-6">
      {ways.map(({ way, name, Icon }) => (
        <button
          key={way}
          type="button"
          className={styles.icon}
          aria-label={name}
          data-icon-name={name}
          onClick={() => go(way)}
        >
          <Icon {...icon} />
        </button>
      ))}
      {units.map((by) => (
        <button
          key={by}
          type="button"
          className={styles.button}
          aria-pressed={unit === by}
          onClick={() => {
            setUnit(by)
            go('here', by)
          }}
        >
          {by === 'word' ? 'Word' : 'Sentence'}
        </button>
      ))}
    </div>
  )
}

/** Below what lies over the page, with room for the bar. */
function bringIntoSight(range: Range) {
  if (!range.getBoundingClientRect) return
  const { top, bottom } = range.getBoundingClientRect()
  const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top >= clear && bottom <= innerHeight) return
  scrollBy({ top: top - clear - (innerHeight - clear) * 0.2, behavior: 'instant' })
}
