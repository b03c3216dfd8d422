import type { DataExport } from '@stepwise/shared/contracts'
import { formatBytes } from '@stepwise/shared/counts'
import { formatDay } from '@stepwise/shared/dates'
import { Anchor, announced, Loader, LoadingWords, Skeleton } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Card } from '../../features/layout/Card.tsx'
import { PartFailure } from '../../features/layout/PartFailure.tsx'
import { ActionButton } from '../../features/security/ActionButton.tsx'
import {
  $dataExport,
  $dataExportProblem,
  dataExportClosed,
  dataExportOpened,
  failedMessage,
  makeDataExportFx,
  readyMessage,
} from './data-export.model.ts'

const largeMessage = 'This takes a few minutes. We will email you when it is ready, so you can leave this page.'
const waitingMessage = 'We are making your file. This takes a moment.'

/** docs/product/own-account.md#data-export */
export function DataExportSection() {
  const [made, problem, opened, closed] = useUnit([$dataExport, $dataExportProblem, dataExportOpened, dataExportClosed])
  useEffect(() => {
    opened()
    return () => closed()
  }, [opened, closed])
  return (
    <Card title="Download my data" height="content">
      <p>
        A file with your notes, journal, progress, badges, settings and photo. You can read it without Stepwise, in any
        browser.
      </p>
      {made === null && problem === null && (
        <>
          <LoadingWords />
          <Skeleton height={44} width="14rem" aria-busy="true" />
        </>
      )}
      {made === null && problem !== null && <PartFailure message={problem} onRetry={() => opened()} />}
      {made !== null && <State made={made} />}
    </Card>
  )
}

function State({ made }: { made: DataExport | 'none' }) {
  const [make, announce] = useUnit([makeDataExportFx, announced])
  const place = useRef<HTMLDivElement>(null)
  const state = made === 'none' ? 'none' : made.state
  const start = async () => {
    const { export: started } = await make()
    if (started.state === 'waiting') announce(started.isLarge ? largeMessage : waitingMessage)
    // The button goes while the file is being made.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className="ui-grid ui-gap-16 ui-starts">
      {made !== 'none' && made.state === 'waiting' && (
        <p className="ui-line ui-gap-12">
          <Loader size={20} aria-hidden />
          <span>{made.isLarge ? largeMessage : waitingMessage}</span>
        </p>
      )}
      {made !== 'none' && made.state === 'ready' && <Ready made={made} />}
      {state === 'failed' && <p>{`${failedMessage} Please try again.`}</p>}
      {state !== 'waiting' && (
        <ActionButton
          variant={state === 'ready' ? 'default' : 'outline'}
          action={start}
          busyLabel="Asking for your file…"
        >
          {{ none: 'Make the file', ready: 'Make a new file', failed: 'Try again' }[state]}
        </ActionButton>
      )}
    </div>
  )
}

function Ready({ made: { id, bytes, expiresAt } }: { made: DataExport }) {
  return (
    <p>
      <span>{readyMessage}</span>{' '}
      <Anchor href={`/api/users/data_exports/${encodeURIComponent(id)}/file`} download>
        {`Download your data${bytes === null ? '' : ` (${formatBytes(bytes)})`}`}
      </Anchor>
      {expiresAt !== null && <span>{`. You can download it until ${formatDay(expiresAt)}; then it is deleted.`}</span>}
    </p>
  )
}
