import type { EditableDocument, Finding } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { checkTextFx } from '../check/check.model.ts'
import { isUncheckedLink } from '../check/unchecked-links.ts'
import { readCurrent } from '../draft/draft.api.ts'
import { $base, findNewest, textTaken } from '../draft/draft.model.ts'
import { mergeBodies } from '../draft/merge-bodies.ts'
import { againWords, revisionBefore, textAgain } from '../history/revision-words.ts'
import {
  cancelRevisionFx,
  loadRevisionFx,
  restoreRevisionFx,
  type ScheduledChoice,
} from '../history/revisions.model.ts'
import type { PanelProps } from '../panel/panel-props.ts'
import { findScheduled } from '../panel/scheduled.ts'
import { PublishForm } from './PublishForm.tsx'
import { PublishOutcome, type PublishOutcomeKind } from './PublishOutcome.tsx'
import { type Publication, publishFx, refusedFields } from './publish.model.ts'

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
        outcome?.kind !== 'scheduled' && (
          <Text>There is nothing new to publish: this is the text that readers see.</Text>
        )
      )}
    </Stack>
  )
}

function usePublication({ document, body, draftVersion, onDocumentChanged, onChecked }: PanelProps) {
  const { check, publish, restore, cancel, load, from, take } = useUnit({
    check: checkTextFx,
    publish: publishFx,
    restore: restoreRevisionFx,
    cancel: cancelRevisionFx,
    load: loadRevisionFx,
    from: $base,
    take: textTaken,
  })
  const [outcome, setOutcome] = useState<(PublishOutcomeKind & { occasion: number }) | null>(null)
  const show = (next: PublishOutcomeKind) => setOutcome((last) => ({ ...next, occasion: (last?.occasion ?? 0) + 1 }))
  const close = () => setOutcome(null)
  const lastVersion = useRef(draftVersion)
  useEffect(() => {
    // What came of the last publication would be taken for that of the next text.
    if (lastVersion.current === 0 && draftVersion > 0) setOutcome(null)
    lastVersion.current = draftVersion
  }, [draftVersion])
  const unchecked = useRef<Finding[]>([])
  const { id } = document

  /** For what is pressed in an outcome: its failure is the next outcome. */
  const orTell = (change: () => Promise<unknown>) => () =>
    change().catch((error) => show({ kind: 'message', words: `Nothing was changed. ${messageFor(error)}` }))

  const takeBack = (published: EditableDocument) => {
    const number = revisionBefore(published)
    const bringBack = (chosen?: ScheduledChoice) =>
      orTell(async () => {
        const scheduled = chosen && { scheduled: chosen }
        onDocumentChanged(await restore({ id, number, base: findNewest(published), ...scheduled }))
        show({ kind: 'message', words: `Undone. ${againWords(number, document)}` })
      })()
    return () => {
      const planned = findScheduled(published)
      if (!planned) return bringBack()
      const asked = {
        document: published,
        planned,
        verb: 'Take back',
        text: textAgain(number, document),
        from: published.revision,
      }
      show({ kind: 'asked', ...asked, onChosen: bringBack, onClose: close })
    }
  }

  const cancelPlanned = (number: number) =>
    orTell(async () => {
      onDocumentChanged(await cancel({ id, number }))
      show({ kind: 'message', words: 'Cancelled. Readers will still see what they see now.' })
    })

  async function send(publication: Publication) {
    try {
      const published = await publish(publication)
      onDocumentChanged(published)
      const planned = findScheduled(published)
      // A time that has just come is now.
      if (publication.publishAt === null || !planned) {
        show({ kind: 'published', document: published, findings: unchecked.current, takeBack: takeBack(published) })
      } else show({ kind: 'scheduled', publishAt: planned.publishAt, cancel: cancelPlanned(planned.number) })
    } catch (error) {
      const current = readCurrent(error)
      const findings = refusedFields(error)
      if (!current && findings.length === 0) throw error
      if (!current) {
        onChecked(findings)
        return show({ kind: 'blocked', findings })
      }
      const publishOver = orTell(() => ask({ ...publication, ...knowing(current) }, current))
      const add = orTell(() => addTo(current, publication))
      show({ kind: 'conflict', current, body: publication.body, publishOver, add, keep: close })
    }
  }

  /** Both texts come into the form as one, which then goes on from what readers see. */
  async function addTo(current: EditableDocument, { body: mine, from: number }: Publication) {
    const base = number === document.revision ? document.body : await load({ id, number })
    const merged = mergeBodies({ base, mine, theirs: current.body })
    take({ base: current.revision, body: merged.body })
    const both = merged.conflicts.length > 0 ? ' Where both had changed the same part, it has yours.' : ''
    show({ kind: 'message', words: `Both changes are in the form. Look at it, then publish.${both}` })
  }

  /** Asks once what happens to another text that is scheduled. One that goes on from it takes its place. */
  async function ask(publication: Publication, current: EditableDocument) {
    const planned = findScheduled(current)
    if (!planned || planned.number === publication.from) return send(publication)
    const { body, from, publishAt } = publication
    const isLater = publishAt !== null
    // Of two texts to be scheduled one takes the place of the other.
    const withChoice = (scheduled: ScheduledChoice): Publication =>
      isLater && typeof scheduled === 'object'
        ? { ...publication, ...scheduled, scheduled: 'cancel' }
        : { ...publication, scheduled }
    const onChosen = (choice: ScheduledChoice) => orTell(() => send(withChoice(choice)))()
    const asked = { document: current, planned, verb: isLater ? null : 'Publish', text: body, from }
    show({ kind: 'asked', ...asked, onChosen, onClose: close })
  }

  async function submit({ why, publishAt }: Pick<Publication, 'why' | 'publishAt'>) {
    const { findings } = await check({ id, body })
    onChecked(findings)
    unchecked.current = findings.filter(isUncheckedLink)
    const publication = { id, body, base: findNewest(document), why, publishAt, from, draft: draftVersion }
    if (hasErrors(findings)) show({ kind: 'blocked', findings })
    // A link that no one can check from here would ask each time: it is shown afterwards.
    else if (findings.some((finding) => !isUncheckedLink(finding)))
      show({ kind: 'warned', findings, goOn: orTell(() => ask(publication, document)) })
    else await ask(publication, document)
  }

  return { outcome, close, submit }
}

/** A publication over what there is by now. */
const knowing = (current: EditableDocument) => ({ base: findNewest(current), from: current.revision })
