import type { Page } from '@stepwise/shared/contracts'
import { headingFocusWanted } from '@stepwise/shared/routing'
import { Alert, Button, PageHeading, Skeleton, Stack, Text, VisuallyHidden } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { SiteFrame } from '../site-frame/SiteFrame.tsx'
import styles from './PublicPage.module.css'
import { $pages, $problems, pageOpened } from './public-page.model.ts'

interface PublicPageProps {
  slug: string
  children: (page: Page) => ReactNode
}

/** A public page of editable content, in the frame of the site, which stands before the content is there. */
export function PublicPage({ slug, children }: PublicPageProps) {
  const [pages, problems, open] = useUnit([$pages, $problems, pageOpened])
  const page = pages[slug]
  const problem = problems[slug]
  useEffect(() => {
    open(slug)
  }, [open, slug])
  const tryAgain = () => {
    // The button disappears with the failure, and the heading of the content takes its focus.
    headingFocusWanted()
    open(slug)
  }
  return (
    <SiteFrame>
      {page ? (
        children(page)
      ) : (
        <div className={styles.root}>
          {problem === undefined ? <Waiting /> : <Problem words={problem} onTryAgain={tryAgain} />}
        </div>
      )}
    </SiteFrame>
  )
}

function Problem({ words, onTryAgain }: { words: string; onTryAgain: () => void }) {
  return (
    <>
      <PageHeading>Stepwise</PageHeading>
      <Alert color="red" variant="outline" title="We could not show this page" role="alert">
        <Stack gap="md" align="flex-start">
          <Text>{words}</Text>
          <Button variant="default" onClick={onTryAgain}>
            Try again
          </Button>
        </Stack>
      </Alert>
    </>
  )
}

function Waiting() {
  return (
    <>
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height={52} width="min(100%, 28rem)" />
      <Skeleton height={28} width="min(100%, 34rem)" />
      <Skeleton height={200} radius="var(--radius-card)" />
    </>
  )
}
