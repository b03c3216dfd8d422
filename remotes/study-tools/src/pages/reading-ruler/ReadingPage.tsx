import { swatches } from '@stepwise/shared/display/swatches'
import { type CSSProperties, Fragment, type KeyboardEvent, type MouseEvent, memo, type Ref } from 'react'
import styles from './ReadingRuler.module.css'
import { colours, type RulerColour, type RulerDim, type RulerSettings, type RulerUnit } from './reading-ruler.model.ts'
import type { Place } from './reading-units.ts'

interface ReadingPageProps {
  ref: Ref<HTMLDivElement>
  paragraphs: Place[][]
  /** The index of the place where the ruler is. */
  current: number
  settings: RulerSettings
  onKeyDown: (event: KeyboardEvent) => void
  onPlace: (index: number) => void
}

/** A list to choose from: one option for each place of the ruler. */
export function ReadingPage({ ref, paragraphs, current, settings, onKeyDown, onPlace }: ReadingPageProps) {
  const { unit, dim, colour, size } = settings
  function onClick({ target }: MouseEvent) {
    const option = (target as Element).closest('[role="option"]')
    if (option) onPlace(Number(option.id.slice(placeId('').length)))
  }
  return (
    <div
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={unit === 'line' ? 'Your text, line by line' : 'Your text, sentence by sentence'}
      aria-describedby="ruler-keys"
      aria-activedescendant={placeId(current)}
      className={styles.page}
      style={{ ...rulerColours(colour), '--size': `${size}px`, '--strength': strengths[dim] } as CSSProperties}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {paragraphs.map((places) => (
        <div key={places[0]?.index} role="none">
          {places.map((place) => (
            <Fragment key={place.index}>
              <Option place={place} unit={unit} isCurrent={place.index === current} />{' '}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Of what the ruler does not lie on, between the paper and ink. */
const strengths: Record<RulerDim, string> = { none: '100%', little: '60%', much: '30%' }

interface OptionProps {
  place: Place
  unit: RulerUnit
  isCurrent: boolean
}

// memo: a text may have thousands, of which two change when the ruler moves.
const Option = memo(function Option({ place, unit, isCurrent }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus, and names this in aria-activedescendant
    <span id={placeId(place.index)} role="option" aria-selected={isCurrent} className={styles.place} data-unit={unit}>
      {place.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be there twice
        <span key={index}>{`${part} `}</span>
      ))}
    </span>
  )
})

const placeId = (index: number | '') => `place-${index}`

/** The ruler's colour, with ink that is read on it. */
export function rulerColours(colour: RulerColour): CSSProperties {
  const swatch = swatches.find(({ name }) => name === colours[colour])
  return { '--ruler': swatch?.background, '--ruler-ink': swatch?.text } as CSSProperties
}

export function showPlace(index: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(placeId(index))?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
}
