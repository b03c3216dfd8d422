import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { Button, LoadingWords, Skeleton, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $revisionBodies, bodyKey, loadRevisionFx } from './revisions.model.ts'

/** A text of a document: the number of a revision (0 is the file), or what is in the form. */
export type Side = number | 'form'

/** The text of each side, as far as it is known; loads what is not. */
export function useTexts(document: EditableDocument, body: DocumentBody, sides: Side[]) {
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

/** While texts are loaded, and when they cannot be. */
export function MissingTexts({ id, sides }: { id: string; sides: Side[] }) {
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
