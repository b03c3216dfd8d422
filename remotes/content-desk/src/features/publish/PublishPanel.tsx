import type { EditableDocument, Finding } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { messageFor } from '@stepwise/shared/http'
import { Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { checkTextFx } from '../check/check.model.ts'
import { againWords, revisionBefore } from '../history/revision-words.ts'
import { cancelRevisionFx, restoreRevisionFx } from '../history/revisions.model.ts'
import type { PanelProps } from '../panel/panel-props.ts'
import { PublishForm } from './PublishForm.tsx'
import { PublishOutcome, type PublishOutcomeKind } from './PublishOutcome.tsx'
import { findNewest, type Publication, publishedMeanwhile, publishFx, refusedFields } from './publish.model.ts'

const hasErrors = (findings: readonly Finding[]) => findings.some(({ level }) => level === 'error')

/** Checks the text and publishes it, now or at a time (docs/product/content-desk.md#publish). */
export function PublishPanel(props: PanelProps) {
  const { document, draftVersion, goToField } = props
  const { outcome, close, submit } = usePublication(props)
  return (
    <Stack gap="lg">
      {outcome && <PublishOutcome key={outcome.occasion} outcome={outcome} goToField={goToField} onClose={close} />}
      {draftVersion > 0 ? (
        <PublishForm key={document.id} document={document} onSubmit={submit} />
      ) : (
        outcome?.kind !== 'scheduled' && <Text>{nothingNewWords(document)}</Text>
      )}
    </Stack>
  )
}

function nothingNewWords({ scheduledFor }: PanelProps['document']): string {
  if (scheduledFor === null) return 'There is nothing new to publish: this is the text that readers see.'
  return `This text is scheduled for ${formatMoment(scheduledFor)} (your time). Until then readers see the one before it.`
}

function usePublication({ document, body, onDocumentChanged, onChecked }: PanelProps) {
  const [check, publish, restore, cancel] = useUnit([checkTextFx, publishFx, restoreRevisionFx, cancelRevisionFx])
  const [outcome, setOutcome] = useState<(PublishOutcomeKind & { occasion: number }) | null>(null)
  const show = (next: PublishOutcomeKind) => setOutcome((last) => ({ ...next, occasion: (last?.occasion ?? 0) + 1 }))
  const { id } = document

  /** For what is pressed in an outcome: its failure is the next outcome. */
  const orTell = (change: () => Promise<unknown>) => () =>
    change().catch((error) => show({ kind: 'message', words: `Nothing was changed. ${messageFor(error)}` }))

  const takeBack = (published: EditableDocument) =>
    orTell(async () => {
      const number = revisionBefore(published)
      onDocumentChanged(await restore({ id, number }))
      show({ kind: 'message', words: `Undone. ${againWords(number, document)}` })
    })

  const cancelPlanned = (number: number) =>
    orTell(async () => {
      onDocumentChanged(await cancel({ id, number }))
      show({ kind: 'message', words: 'Cancelled. Readers will still see what they see now.' })
    })

  async function send(publication: Publication) {
    try {
      const published = await publish(publication)
      onDocumentChanged(published)
      if (publication.publishAt === null)
        show({ kind: 'published', document: published, takeBack: takeBack(published) })
      else {
        const number = findNewest(published)
        show({ kind: 'scheduled', publishAt: publication.publishAt, cancel: cancelPlanned(number) })
      }
    } catch (error) {
      const current = publishedMeanwhile(error)
      const findings = refusedFields(error)
      if (!current && findings.length === 0) throw error
      if (!current) {
        onChecked(findings)
        return show({ kind: 'blocked', findings })
      }
      const publishOver = orTell(() => send({ ...publication, base: findNewest(current) }))
      const keep = () => setOutcome(null)
      show({ kind: 'conflict', current, body: publication.body, publishOver, keep })
    }
  }

  async function submit({ why, publishAt }: Pick<Publication, 'why' | 'publishAt'>) {
    const { findings } = await check({ id, body })
    onChecked(findings)
    const publication = { id, body, base: findNewest(document), why, publishAt }
    if (hasErrors(findings)) show({ kind: 'blocked', findings })
    else if (findings.length > 0) show({ kind: 'warned', findings, goOn: orTell(() => send(publication)) })
    else await send(publication)
  }

  return { outcome, close: () => setOutcome(null), submit }
}
