import { formatShortDay } from '@stepwise/shared/dates'
import { messageFor } from '@stepwise/shared/http'
import { announced, Button, hintAnnounced, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { PanelProps } from '../panel/panel-props.ts'
import { ReportList } from '../reports/ReportList.tsx'
import { $reports, $requestedList, listReached, reportsOpened } from '../reports/reports.model.ts'
import { CheckResult } from './CheckResult.tsx'
import { $checkFailure, $checkOutcome, checkTextFx, markCheckedFx } from './check.model.ts'
import { summaryWords } from './finding-words.ts'

/** What the check finds in the text, what readers reported, and whether someone has read it lately. */
export function CheckPanel({ document, body, onDocumentChanged, onChecked, goToField }: PanelProps) {
  const { outcome, failure, isChecking, check, announce, hint } = useUnit({
    outcome: $checkOutcome,
    failure: $checkFailure,
    isChecking: checkTextFx.pending,
    check: checkTextFx,
    announce: announced,
    hint: hintAnnounced,
  })
  const isOwn = outcome?.id === document.id
  const start = async () => {
    hint('Checking…')
    const checked = await check({ id: document.id, body }).catch(() => null)
    if (!checked) return
    onChecked(checked.findings)
    announce(summaryWords(checked.findings))
  }
  return (
    <Stack gap="lg">
      <div>
        <Button aria-disabled={isChecking || undefined} onClick={() => !isChecking && start()}>
          {isChecking ? 'Checking…' : 'Check this text'}
        </Button>
      </div>
      {failure && <Text role="alert">{`The check did not answer. ${failure}`}</Text>}
      {isOwn && <CheckResult outcome={outcome} isOutdated={outcome.body !== body} goToField={goToField} />}
      <ReadersReports documentId={document.id} />
      <LastChecked document={document} onDocumentChanged={onDocumentChanged} />
    </Stack>
  )
}

function ReadersReports({ documentId }: { documentId: string }) {
  const [reports, requested, open, reached] = useUnit([$reports, $requestedList, reportsOpened, listReached])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    open()
  }, [open])
  const own = reports?.filter(({ document }) => document === documentId) ?? []
  const takesFocus = requested === documentId && own.length > 0
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus()
    reached()
  }, [takesFocus, reached])
  if (own.length === 0) return null
  return (
    <section aria-label="Reported by readers">
      <h3 ref={heading} tabIndex={-1} className="ui-normal ui-below-8">
        Reported by readers
      </h3>
      <ReportList reports={own} />
    </section>
  )
}

/** A person who has read it and found it right says so: it is then not due for a check for six months. */
function LastChecked({ document, onDocumentChanged }: Pick<PanelProps, 'document' | 'onDocumentChanged'>) {
  const { mark, isMarking, announce } = useUnit({
    mark: markCheckedFx,
    isMarking: markCheckedFx.pending,
    announce: announced,
  })
  const [failure, setFailure] = useState<string | null>(null)
  const start = async () => {
    setFailure(null)
    try {
      onDocumentChanged(await mark(document.id))
      announce('Marked as checked')
    } catch (error) {
      setFailure(messageFor(error))
    }
  }
  const when =
    document.checkedOn === null
      ? 'No one has checked it yet.'
      : `Last checked on ${formatShortDay(document.checkedOn)}.`
  return (
    <section aria-label="Is it still right?">
      <h3 className="ui-normal ui-below-8">Is it still right?</h3>
      <Text mb="sm">{`${when}${document.isDue ? ' It is due for a check.' : ''}`}</Text>
      <Button variant="default" aria-disabled={isMarking || undefined} onClick={() => !isMarking && start()}>
        Mark as checked
      </Button>
      {failure && <Text role="alert">{`It could not be marked. ${failure}`}</Text>}
    </section>
  )
}
