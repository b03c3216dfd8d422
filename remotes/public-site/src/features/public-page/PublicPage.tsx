import type { Page } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { LoadFailure, LoadingWords, PageHeading, Skeleton } from '@stepwise/shared/ui'
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
  return (
    <SiteFrame>
      {page ? (
        children(page)
      ) : (
        <div className={styles.root}>
          {problem === undefined ? (
            <Waiting />
          ) : (
            <>
              <PageHeading translate="no">{edition.productTitle}</PageHeading>
              <LoadFailure title="We could not show this page" message={problem} onRetry={() => open(slug)} />
            </>
          )}
        </div>
      )}
    </SiteFrame>
  )
}

function Waiting() {
  return (
    <>
      <LoadingWords />
      <Skeleton height={52} width="min(100%, 28rem)" />
      <Skeleton height={28} width="min(100%, 34rem)" />
      <Skeleton height={200} radius="var(--radius-card)" />
    </>
  )
}
