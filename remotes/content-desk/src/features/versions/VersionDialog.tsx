import type { DocumentBody, EditableDocument } from '@stepwise/shared/contracts'
import { Text } from '@stepwise/shared/ui'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { bodyParts } from '../blocks/body-parts.ts'
import { PartText } from '../blocks/PartText.tsx'
import { LazyDifferences } from '../difference/LazyDifferences.tsx'
import { MissingTexts, type Side, useTexts } from '../history/texts.tsx'
import styles from './DocumentVersions.module.css'

/** A version to read, or to compare with what readers see. */
export interface ShownVersion {
  title: string
  text: Side
  /** What it is compared with. */
  before?: Side
}

interface VersionDialogProps {
  document: EditableDocument
  /** In the form. */
  body: DocumentBody
  shown: ShownVersion | null
  onClose: () => void
}

export function VersionDialog({ document, body, shown, onClose }: VersionDialogProps) {
  return (
    <Dialog title={shown?.title ?? ''} size={800} opened={shown !== null} onClose={onClose}>
      {shown && <VersionText document={document} body={body} {...shown} />}
    </Dialog>
  )
}

function VersionText({ document, body, text, before }: Omit<VersionDialogProps, 'shown' | 'onClose'> & ShownVersion) {
  const sides = before === undefined ? [text] : [before, text]
  const find = useTexts(document, body, sides)
  const [after, earlier] = [find(text), before === undefined ? undefined : find(before)]
  const missing = sides.filter((side) => find(side) === undefined)
  if (!after || missing.length > 0) return <MissingTexts id={document.id} sides={missing} />
  if (earlier) {
    return (
      <>
        <Text mb="sm">
          {`Compared with what readers ${before === document.revision ? 'see now' : 'saw before it'}.`}
        </Text>
        <LazyDifferences before={earlier} after={after} />
      </>
    )
  }
  return bodyParts(document.kind, after).map((part) => (
    <div key={part.key} className={styles.part}>
      <h3 className="ui-lead ui-below-8">{part.title}</h3>
      <PartText part={part} />
    </div>
  ))
}
