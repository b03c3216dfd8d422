import { type LazyPart, useLazyPart } from '@stepwise/shared/lazy'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ComponentType, Suspense, use, useEffect } from 'react'
import { renderedPageTaken, renderedPartReady } from '../rendering/rendered-page.ts'
import { PageLoader } from '../shell/PageLoader.tsx'
import { expectHeading } from './expect-heading.ts'
import { FailureCard } from './FailureCard.tsx'
import { type Owner, PartBoundary } from './PartBoundary.tsx'
import { useLoadFailure, useRetryWithRemote } from './use-part.ts'

interface PartPageProps {
  part: LazyPart<ComponentType>
  owner: Owner
  /** As the menu calls it. */
  title: string
  /** The folder of its remote: when another part from there has loaded, the page tries again. */
  folder?: string
}

/** The HTML of a rendered page stays until its code is there. */
export function PartPage(props: PartPageProps) {
  return (
    <Suspense fallback={<PageLoader />}>
      <ReadyPage {...props} />
    </Suspense>
  )
}

function ReadyPage(props: PartPageProps) {
  const ready = renderedPartReady(props.part)
  const failure = ready && use(ready)
  useEffect(() => {
    if (ready) renderedPageTaken()
  }, [ready])
  return <LoadedPage {...props} failure={failure} />
}

/**
 * A page that is loaded when it is opened, in a boundary of its own. A failure to load or to render becomes a card with Try
 * again, and the shell stays; failure and recovery are announced.
 */
function LoadedPage({ part, owner, title, folder, failure }: PartPageProps & { failure: unknown }) {
  const {
    value: Page,
    error,
    attempt,
    retry,
  } = useLazyPart(part, {
    autoRetry: true,
    failure,
    onLateArrival: expectHeading,
  })
  const [announce, hint] = useUnit([announced, hintAnnounced])
  const hasFailed = error !== undefined

  useLoadFailure(owner, error, `${title} could not be loaded.`)
  useRetryWithRemote(folder, hasFailed, () => {
    expectHeading()
    retry()
  })
  // useLazyPart tries again when the network is back.
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', expectHeading)
    return () => removeEventListener('online', expectHeading)
  }, [hasFailed])
  useEffect(() => {
    if (Page && attempt > 0) announce(`${title} is back.`)
  }, [Page, attempt, title, announce])

  const tryAgain = () => {
    hint(`Loading ${title} again.`)
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
  return hasFailed ? <FailureCard title={title} version={owner.version} onRetry={tryAgain} /> : <PageLoader />
}
