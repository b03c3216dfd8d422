import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { NativeSelect } from '@stepwise/shared/ui/forms'
import { useEffect, useRef } from 'react'
import { LazyDifferences } from '../difference/LazyDifferences.tsx'
import styles from './HistoryPanel.module.css'
import { MissingTexts, type Side, useTexts } from './texts.tsx'

interface ComparisonProps {
  document: EditableDocument
  /** In the form. */
  body: DocumentBody
  before: Side
  after: Side
  onChange: (sides: { before?: Side; after?: Side }) => void
}

/** The difference between two texts of a document; it takes the focus when it is asked for (docs/product/content-desk.md#difference). */
export function Comparison({ document, body, before, after, onChange }: ComparisonProps) {
  const findBody = useTexts(document, body, [before, after])
  const options = [
    { value: 'form', label: 'The text in the form' },
    ...document.revisions.map(({ number, state }) => ({
      value: String(number),
      label: `Revision ${number}${state === 'live' ? ' (readers see this)' : ''}`,
    })),
    { value: '0', label: document.isCreated ? 'The empty page' : 'The file' },
  ]
  const parseSide = (value: string): Side => (value === 'form' ? 'form' : Number(value))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const [earlier, later] = [findBody(before), findBody(after)]
  return (
    <section aria-labelledby="comparison" className="ui-grid ui-gap-12">
      <h3 id="comparison" ref={heading} tabIndex={-1} className="ui-flat ui-normal">
        What has changed
      </h3>
      <div className={styles.sides}>
        <NativeSelect
          label="From"
          value={String(before)}
          data={options}
          onChange={(event) => onChange({ before: parseSide(event.currentTarget.value) })}
        />
        <NativeSelect
          label="To"
          value={String(after)}
          data={options}
          onChange={(event) => onChange({ after: parseSide(event.currentTarget.value) })}
        />
      </div>
      {earlier && later ? (
        <LazyDifferences before={earlier} after={later} />
      ) : (
        <MissingTexts id={document.id} sides={[before, after].filter((side) => findBody(side) === undefined)} />
      )}
    </section>
  )
}
