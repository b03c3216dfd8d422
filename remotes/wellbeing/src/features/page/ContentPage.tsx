import { type BlockGroups, PageLinks } from '@stepwise/shared/blocks'
import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { $personFacts } from '@stepwise/shared/session'
import { LoadFailure, LoadingWords, PageHeading, Skeleton } from '@stepwise/shared/ui'
import { IconArrowLeft } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { PageBlocks } from '../blocks/PageBlocks.tsx'
import styles from './ContentPage.module.css'
import { $pages, $problems, pageOpened } from './page.model.ts'

interface ContentPageProps {
  slug: string
  /** Groups of blocks that this page brings with it. */
  groups?: BlockGroups
  /** Below the lead. */
  children?: ReactNode
}

/** A page of the wellbeing area: what is published under its slug, with the way back. */
export function ContentPage({ slug, groups, children }: ContentPageProps) {
  const [pages, problems, open] = useUnit([$pages, $problems, pageOpened])
  const page = pages[slug]
  const problem = problems[slug]
  useEffect(() => {
    open(slug)
  }, [open, slug])
  if (!page && problem === undefined) return <Waiting />
  return (
    <div className="ui-stack ui-gap-24">
      {slug !== 'wellbeing' && <BackLink />}
      {page ? (
        <>
          <header className="ui-grid ui-gap-12">
            <PageHeading>{page.title}</PageHeading>
            {page.lead && <p className={styles.lead}>{page.lead}</p>}
            {children}
          </header>
          <PageBlocks blocks={page.blocks} {...(groups && { groups })} />
          <PageLinks heading="More about wellbeing" links={page.links ?? []} />
        </>
      ) : (
        <>
          <PageHeading>Wellbeing</PageHeading>
          <LoadFailure message={problem ?? ''} onRetry={() => open(slug)} />
        </>
      )}
    </div>
  )
}

/** To the hub, or home for people who have no hub: they read the support contacts alone (docs/product/wellbeing.md#back). */
function BackLink() {
  const { hasWellbeings, role } = useUnit($personFacts)
  const hasHub = edition.id === 'study' && (hasWellbeings || role === 'content_manager')
  return (
    <Link className={styles.back} to={hasHub ? paths.wellbeing.href({}) : edition.home}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden />
      <span>{hasHub ? 'Back to Wellbeing' : 'Back to Learn'}</span>
    </Link>
  )
}

function Waiting() {
  return (
    <div className="ui-stack ui-gap-24">
      <LoadingWords />
      <Skeleton height={38} width="14rem" />
      <Skeleton height={28} width="min(100%, 34rem)" />
      <div className={styles.waiting}>
        <Skeleton height={260} radius="var(--radius-card)" />
        <Skeleton height={260} radius="var(--radius-card)" />
        <Skeleton height={260} radius="var(--radius-card)" />
      </div>
    </div>
  )
}
