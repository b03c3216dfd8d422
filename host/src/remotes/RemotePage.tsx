import type { RegistryRemote } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { PageLoader } from '../shell/PageLoader.tsx'
import { FailureCard } from './FailureCard.tsx'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { reportFault } from './report-fault.ts'
import { usePart } from './use-part.ts'

interface RemotePageProps {
  remote: RegistryRemote
  page: string
}

/**
 * One page of a remote in its boundary. Whatever happens inside, the shell lives: a failure to load or to render becomes
 * a card with Try again; failure and recovery are announced.
 */
export function RemotePage({ remote, page }: RemotePageProps) {
  const { component: Page, error, attempt, retry } = usePart(remote, { page })
  const { title } = remote.config
  const announce = useUnit(announced)

  useEffect(() => {
    if (error === undefined) return
    reportFault({ part: remote.config.name, version: remote.version, error })
    announce(`${title} could not be loaded.`)
  }, [error, remote, title, announce])
  useEffect(() => {
    if (Page && attempt > 0) announce(`${title} is back.`)
  }, [Page, attempt, title, announce])

  const tryAgain = () => {
    announce(`Loading ${title} again.`)
    headingFocusWanted()
    retry()
  }
  if (Page) {
    return (
      <RemoteBoundary key={`${remote.folder}${page}`} remote={remote} announce={announce}>
        <Page />
      </RemoteBoundary>
    )
  }
  return error === undefined ? (
    <PageLoader />
  ) : (
    <FailureCard title={title} version={remote.version} onRetry={tryAgain} />
  )
}
