import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { Button, LoadingWords, Skeleton, Text } from '@stepwise/shared/ui'
import { NativeSelect } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { LazyDifferences } from '../difference/LazyDifferences.tsx'
import styles from './HistoryPanel.module.css'
import { $revisionBodies, bodyKey, loadRevisionFx } from './revisions.model.ts'

/** A text that can be compared: the number of a revision (0 is the file), or what is in the form. */
export type Side = number | 'form'

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
  const findBody = useBodies(document, body, [before, after])
  const options = [
    { value: 'form', label: 'The text in the form' },
    ...document.revisions.map(({ number, state }) => ({
      value: String(number),
      label: `Revision ${number}${state === 'live' ? ' (readers see it now)' : ''}`,
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
        <Missing id={document.id} sides={[before, after].filter((side) => findBody(side) === undefined)} />
      )}
    </section>
  )
}

/** The text of each side, as far as it is known; loads what is not. */
function useBodies(document: EditableDocument, body: DocumentBody, sides: Side[]) {
  const [bodies, load] = useUnit([$revisionBodies, loadRevisionFx])
  const { id } = document
  const findBody = (side: Side): DocumentBody | undefined => {
    if (side === 'form') return body
    if (side === 0) return document.file
    return side === document.revision ? document.body : bodies[bodyKey({ id, number: side })]
  }
  const missing = sides.filter((side) => side !== 'form' && findBody(side) === undefined).join(' ')
  useEffect(() => {
    for (const number of missing.split(' ').filter(Boolean)) {
      // Missing shows what fails.
      load({ id, number: Number(number) }).catch(() => undefined)
    }
  }, [id, missing, load])
  return findBody
}

function Missing({ id, sides }: { id: string; sides: Side[] }) {
  const [isLoading, load] = useUnit([loadRevisionFx.pending, loadRevisionFx])
  if (isLoading) {
    return (
      <>
        <LoadingWords />
        <Skeleton aria-hidden height={120} radius={10} />
      </>
    )
  }
  const tryAgain = () => {
    for (const number of sides) if (number !== 'form') load({ id, number }).catch(() => undefined)
  }
  return (
    <div role="alert">
      <Text mb="sm">A text could not be loaded.</Text>
      <Button variant="default" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  )
}
