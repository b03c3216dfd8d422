import type { EditableDocument, LinkPlace, PageArea } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { Anchor, announced, Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { findScheduled } from '../panel/scheduled.ts'
import { changePageLinksFx } from './created-page.model.ts'
import { LinkPlaces } from './LinkPlaces.tsx'
import styles from './PagePlace.module.css'
import { buildAddress, linkPlacesOf } from './page-place.ts'
import { RetireDialog } from './RetireDialog.tsx'

interface PagePlaceProps {
  document: EditableDocument
  onDocumentChanged: (document: EditableDocument) => void
}

/** Where a created page is, where it is linked from, and the way to retire it. */
export function PagePlace({ document, onDocumentChanged }: PagePlaceProps) {
  const { change, announce } = useUnit({ change: changePageLinksFx, announce: announced })
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { address, linked = [], isHidden } = document
  if (address === null) return null
  const slug = address.slice(address.lastIndexOf('/') + 1)
  const choose = async (chosen: LinkPlace[]) => {
    setFailure(null)
    try {
      onDocumentChanged(await change({ slug, linked: chosen }))
      announce('Links saved')
    } catch (error) {
      setFailure(messageFor(error))
    }
  }
  return (
    <section aria-labelledby="page-place" className={styles.root}>
      <h2 id="page-place" className="ui-flat ui-title">
        This page
      </h2>
      <dl className={styles.facts}>
        <dt>Address</dt>
        <dd>{isHidden ? address : <Anchor href={address}>{address}</Anchor>}</dd>
        <dt>Readers</dt>
        <dd>{isHidden ? 'No one sees it until it is published.' : 'It is published.'}</dd>
      </dl>
      <LinkPlaces name="page-linked" places={linkPlacesOf[areaAt(address)]} chosen={linked} onChange={choose} />
      {failure && <Text role="alert">{`The links were not saved. ${failure}`}</Text>}
      <div>
        <Button variant="default" onClick={() => setAsked(true)}>
          Retire this page
        </Button>
      </div>
      <RetireDialog
        page={{ id: document.id, slug, title: document.title, address }}
        planned={findScheduled(document)}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
      />
    </section>
  )
}

const areaAt = (address: string): PageArea =>
  (['wellbeing', 'support'] as const).find((area) => address.startsWith(buildAddress(area, ''))) ?? 'public'
