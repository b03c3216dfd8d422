import type { Page } from '@stepwise/shared/contracts'
import { Navigate, usePageTitle, useParams } from '@stepwise/shared/routing'
import { LoadFailure, PageHeading, Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { PublicBlocks } from '../blocks/PublicBlocks.tsx'
import { splitSections } from '../blocks/page-sections.ts'
import { PageSkeleton } from '../public-page/PageSkeleton.tsx'
import styles from './CreatedPage.module.css'
import { $movedTo, $pages, $problems, pageOpened } from './created-page.model.ts'

/** A page that a content manager has created, by the name in its address; a retired one leads to where it is now. */
export function CreatedPage() {
  const { pageSlug: slug = '' } = useParams()
  const { pages, problems, movedTo, open } = useUnit({
    pages: $pages,
    problems: $problems,
    movedTo: $movedTo,
    open: pageOpened,
  })
  const page = pages[slug]
  const problem = problems[slug]
  const newAddress = movedTo[slug]
  useEffect(() => {
    open(slug)
  }, [open, slug])
  if (newAddress !== undefined) return <Navigate to={newAddress} replace />
  if (page) return <Article page={page} />
  if (problem === undefined) return <PageSkeleton />
  return (
    <>
      <PageHeading>This page</PageHeading>
      <LoadFailure title="We could not show this page" message={problem} onRetry={() => open(slug)} />
    </>
  )
}

function Article({ page: { title, lead, blocks } }: { page: Page }) {
  usePageTitle(title)
  const { opening, sections } = splitSections(blocks)
  return (
    <article className={styles.page} data-column="text">
      <header>
        <PageHeading>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <PublicBlocks blocks={opening} level={2} />
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id} className="ui-stack ui-gap-20">
          <Title order={2} id={id}>
            {heading}
          </Title>
          <PublicBlocks blocks={blocks} />
        </section>
      ))}
    </article>
  )
}
