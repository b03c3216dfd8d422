import type { HighlightColour, Step } from '@stepwise/shared/contracts'
import { detailAnnounced, hintAnnounced, useEscape } from '@stepwise/shared/ui'
import { IconBook2, IconTrash, IconX } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { ColourSample } from '../highlights/ColourSample.tsx'
import { highlightColours, longestQuote } from '../highlights/highlight-colours.ts'
import { $colourNames, highlightRecoloured, highlightRemoved, textMarked } from '../highlights/highlights.model.ts'
import { createHighlight } from '../highlights/pending-highlight.ts'
import { highlightsOutbox } from '../highlights/unsaved-highlights.model.ts'
import { takesNotes } from '../notes/pending-note.ts'
import { describePlace } from './find-place.ts'
import { canPaint } from './paint-highlights.ts'
import { placeOfRange, readStepText } from './step-text.ts'
import styles from './TextBar.module.css'
import { UnitButtons } from './UnitButtons.tsx'
import { useBarPlace } from './use-bar-place.ts'
import { useFocusLeft } from './use-focus-left.ts'
import type { FoundHighlight } from './use-highlighted-text.ts'

interface TextBarProps {
  step: Step
  text: RefObject<HTMLElement | null>
  /** The chosen words. */
  range: Range
  /** The bar takes the focus, and moves to other words. */
  isByKeys: boolean
  found: readonly FoundHighlight[]
  /** What has the focus back when the bar closes. */
  opener: RefObject<Element | null>
  onChoose: (range: Range) => void
  onLookUp: (words: string) => void
  onClose: () => void
  /** The focus went on in the page, which the bar would cover. */
  onLeft: () => void
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The bar beside chosen words: highlight them, or look them up (docs/product/notes.md#text-bar). */
export function TextBar({
  step,
  text,
  range,
  isByKeys,
  found,
  opener,
  onChoose,
  onLookUp,
  onClose,
  onLeft,
}: TextBarProps) {
  const { names, onMark, onRecolour, onRemove, onDiscard, announce, onBar } = useUnit({
    names: $colourNames,
    onMark: textMarked,
    onRecolour: highlightRecoloured,
    onRemove: highlightRemoved,
    onDiscard: highlightsOutbox.discarded,
    announce: hintAnnounced,
    onBar: detailAnnounced,
  })
  const bar = useRef<HTMLDivElement>(null)
  useBarPlace(bar, range)
  useFocusLeft(bar, onLeft)
  // Before focus mode, from anywhere, but not through a dialog above the text.
  useEscape(onClose, () => !bar.current?.closest('[inert]'))
  useEffect(() => {
    if (!isByKeys) {
      onBar('To highlight or look up the selected text, press Alt + Shift + H')
      return
    }
    const before = document.activeElement
    if (before && !bar.current?.contains(before)) opener.current = before === document.body ? null : before
    if (!bar.current?.contains(before)) bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isByKeys, opener, onBar])

  const place = text.current ? placeOfRange(readStepText(text.current), range) : null
  const words = range.toString().replaceAll(/\s+/g, ' ').trim()
  const marked = place && found.find((each) => isWithin(range, each.range))?.highlight
  const isTooLong = (place?.quote.length ?? 0) > longestQuote

  const finish = () => {
    if (isByKeys) return
    getSelection()?.removeAllRanges()
    onClose()
  }
  const mark = (colour: HighlightColour) => {
    if (!place) return
    if (marked?.saved) onRecolour({ id: marked.saved.id, colour })
    else if (!marked) {
      onMark(createHighlight(step, colour, { quote: place.quote, ...describePlace(place.text, place.from, place.to) }))
    }
    finish()
  }
  const choose = (chosen: Range) => {
    onChoose(chosen)
    announce(chosen.toString().replaceAll(/\s+/g, ' '))
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Selected text"
      className={styles.bar}
      data-region="chosen text"
      data-read-aloud="off"
      // A press must not take the selection away.
      onPointerDown={(event) => event.preventDefault()}
    >
      {isByKeys && <UnitButtons text={text} chosen={range} onChoose={choose} />}
      {takesNotes(step) && place && !isTooLong && (
        <div className="ui-wrap ui-gap-6">
          {highlightColours.map(({ colour }) => (
            <button
              key={colour}
              type="button"
              className={styles.button}
              aria-pressed={marked?.colour === colour}
              onClick={() => mark(colour)}
            >
              <ColourSample colour={colour} />
              <span dir="auto">{names[colour]}</span>
            </button>
          ))}
        </div>
      )}
      {isTooLong && <p className="ui-flat">This is too long for one highlight. Select less text.</p>}
      {place && !canPaint() && (
        <p className="ui-flat">This browser cannot show highlights in the text. They are in your notes.</p>
      )}
      <div className="ui-wrap ui-gap-6">
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // The dialog returns the focus to what has it now.
            currentTarget.focus({ preventScroll: true })
            onLookUp(words)
          }}
        >
          <IconBook2 {...icon} />
          Look up
        </button>
        {marked && marked.state !== 'sending' && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              if (marked.saved) onRemove(marked.saved)
              else onDiscard(marked.key)
              onClose()
            }}
          >
            <IconTrash {...icon} />
            Remove highlight
          </button>
        )}
        <button type="button" className={styles.icon} aria-label="Close" data-icon-name="Close" onClick={onClose}>
          <IconX {...icon} />
        </button>
      </div>
    </div>
  )
}

const isWithin = (inner: Range, outer: Range) =>
  outer.compareBoundaryPoints(Range.START_TO_START, inner) <= 0 &&
  outer.compareBoundaryPoints(Range.END_TO_END, inner) >= 0
