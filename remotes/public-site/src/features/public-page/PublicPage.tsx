import type { Page } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { LoadFailure, PageHeading } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { SiteFrame } from '../site-frame/SiteFrame.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import styles from './PublicPage.module.css'
import { $pages, $problems, pageOpened } from './public-page.model.ts'

interface PublicPageProps {
  slug: string
  children: (page: Page) => ReactNode
}

/** A public page of editable content, in the frame of the site, which comes before the content is there. */
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
            <PageSkeleton />
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
