import { type LazyPart, useLazyPart } from '@stepwise/shared/lazy'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { announced } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useUnit } from 'effector-react'
import { type ComponentType, useEffect } from 'react'
import { PageLoader } from '../shell/PageLoader.tsx'
import { FailureCard } from './FailureCard.tsx'
import { partArrived } from './load-part.ts'
import { type Owner, PartBoundary } from './PartBoundary.tsx'
import { reportFault } from './report-fault.ts'

interface PartPageProps {
  part: LazyPart<ComponentType>
  owner: Owner
  /** As the person knows it. */
  title: string
  /** The folder of its remote: when another part of that arrives, the page tries again. */
  folder?: string
}

/**
 * A page that arrives when it is wanted, in its boundary. Whatever happens inside, the shell lives: a failure to load or to
 * render becomes a card with Try again; failure and recovery are announced.
 */
export function PartPage({ part, owner, title, folder }: PartPageProps) {
  const { value: Page, error, attempt, retry } = useLazyPart(part, { retriesOnline: true })
  const announce = useUnit(announced)
  const { name, version } = owner

  useEffect(() => {
    if (error === undefined) return
    reportFault({ part: name, version, error })
    announce(`${title} could not be loaded.`)
  }, [error, name, version, title, announce])
  useEffect(() => {
    if (error === undefined) return
    // The page comes by itself then; whoever is elsewhere on the screen stays there.
    const expectHeading = () => {
      const active = document.activeElement
      if (active === null || active === document.body || active.closest('main')) headingFocusWanted()
    }
    addEventListener('online', expectHeading)
    const unwatch = createWatch({
      unit: partArrived,
      fn: (arrived) => {
        if (arrived !== folder) return
        expectHeading()
        retry()
      },
    })
    return () => {
      removeEventListener('online', expectHeading)
      unwatch()
    }
  }, [error, folder, retry])
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
      <PartBoundary owner={owner} title={title} announce={announce}>
        <Page />
      </PartBoundary>
    )
  }
  return error === undefined ? <PageLoader /> : <FailureCard title={title} version={version} onRetry={tryAgain} />
}
