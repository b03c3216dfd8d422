import { $readingStyle } from '@stepwise/shared/display'
import { Button, EmptyState, LoadingWords, Skeleton, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type CSSProperties, useEffect, useId, useState } from 'react'
import { TryAgain } from '../failure/TryAgain.tsx'
import { ColourNamesForm } from './ColourNamesForm.tsx'
import { HighlightCard } from './HighlightCard.tsx'
import styles from './HighlightList.module.css'
import { highlightColours } from './highlight-colours.ts'
import {
  $colourNames,
  $failedChange,
  $highlights,
  $loaded,
  $loadFailure,
  $removed,
  changeRetried,
  highlightsShown,
  loadHighlightsFx,
  removalUndone,
} from './highlights.model.ts'

/** All highlights of the person, by step and colour (docs/product/notes.md#highlight-list). */
export default function HighlightList({ onLeave }: { onLeave: () => void }) {
  const { highlights, names, readingStyle, onShown } = useUnit({
    highlights: $highlights,
    names: $colourNames,
    readingStyle: $readingStyle,
    onShown: highlightsShown,
  })
  useEffect(() => onShown(), [onShown])
  const [stepId, setStepId] = useState('')
  const [colour, setColour] = useState('')
  const steps = [...new Map(highlights.map((each) => [each.stepId, each.stepName]))]
  const shown = highlights.filter(
    (each) => (stepId === '' || each.stepId === stepId) && (colour === '' || each.colour === colour),
  )
  return (
    <div className="ui-stack ui-gap-14 ui-list">
      {highlights.length > 0 && (
        <div className="ui-wrap ui-gap-10">
          <Choice label="Step" all="All steps" value={stepId} options={steps} onChange={setStepId} />
          <Choice
            label="Colour"
            all="All colours"
            value={colour}
            options={highlightColours.map((each) => [each.colour, names[each.colour]])}
            onChange={setColour}
          />
        </div>
      )}
      <RemovedHighlights />
      <FailedChange />
      <ul className={styles.cards} style={readingStyle as CSSProperties} aria-label="Highlights">
        {shown.map((highlight) => (
          <li key={highlight.key}>
            <HighlightCard highlight={highlight} name={names[highlight.colour]} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      <ListState isEmpty={highlights.length === 0} hasFound={shown.length > 0} />
      <ColourNamesForm />
    </div>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string) => void
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

function RemovedHighlights() {
  const { removed, onUndo } = useUnit({ removed: $removed, onUndo: removalUndone })
  const [last] = removed
  if (!last) return null
  return (
    <div className={styles.removed}>
      <Text>{`Highlight removed: “${last.quote}”`}</Text>
      <Button variant="default" onClick={() => onUndo(last)}>
        Undo
      </Button>
    </div>
  )
}

const failedMessages = {
  remove: 'Your highlight was not removed.',
  recolour: 'The colour was not changed.',
  rename: 'The name was not saved.',
}

function FailedChange() {
  const { failed, onRetry } = useUnit({ failed: $failedChange, onRetry: changeRetried })
  if (!failed) return null
  const words = `${failedMessages[failed.kind]} ${failed.message}`
  return <TryAgain words={words} onRetry={onRetry} className={styles.removed} />
}

/** Instead of highlights: that they are loading, could not be loaded, or that there are none. */
function ListState({ isEmpty, hasFound }: { isEmpty: boolean; hasFound: boolean }) {
  const { loaded, failure, onRetry } = useUnit({ loaded: $loaded, failure: $loadFailure, onRetry: loadHighlightsFx })
  if (failure !== null) {
    const words = `Your highlights could not be loaded. ${failure}`
    return <TryAgain words={words} onRetry={onRetry} className={styles.state} />
  }
  if (loaded === null) {
    return (
      <div aria-busy className={styles.cards}>
        <LoadingWords />
        <Skeleton height={96} radius={12} />
      </div>
    )
  }
  if (isEmpty) {
    return <EmptyState isSmall message="No highlights yet." hint="Select words in a step, then choose a colour." />
  }
  if (hasFound) return null
  return <EmptyState isSmall message="No highlights in this step and colour." hint="Choose others above." />
}
