import { PageLinks } from '@stepwise/shared/blocks'
import type { Page } from '@stepwise/shared/contracts'
import { LazyDialogButton, lazyComponent } from '@stepwise/shared/lazy'
import { Html, LoadFailure, LoadingWords, PageHeading, Questions, Skeleton, Title } from '@stepwise/shared/ui'
import { IconLifebuoy, IconMessage } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $pages, $problems, pageOpened } from '../../features/public-page/public-page.model.ts'
import styles from './SupportPage.module.css'

const slug = 'support'
/** The text of the box, among the blocks of the document. */
const boxTextId = 'message'

const messageDialog = lazyComponent(() => import(/* webpackChunkName: "support-message" */ './MessageDialog.tsx'))

export { documentStores as initialStores } from '../../features/public-page/public-page.model.ts'

/** docs/product/public-pages.md#support-page */
export default function SupportPage() {
  const { pages, problems, open } = useUnit({ pages: $pages, problems: $problems, open: pageOpened })
  const page = pages[slug]
  const problem = problems[slug]
  useEffect(() => {
    open(slug)
  }, [open])
  if (!page && problem === undefined) return <Waiting />
  return (
    <div className={styles.page} data-column="text">
      <header className={styles.banner}>
        <div>
          <PageHeading>{page?.title ?? 'Support'}</PageHeading>
          <p className={styles.lead}>{page?.lead || 'Need some help?'}</p>
        </div>
        <IconLifebuoy className={styles.mark} size={96} stroke={1.25} aria-hidden />
      </header>
      {page ? <Answers page={page} /> : <LoadFailure message={problem ?? ''} onRetry={() => open(slug)} />}
      <PageLinks heading="More help" links={page?.links ?? []} />
      <section className={styles.box} aria-labelledby="support-box">
        <Title order={2} size="h3" id="support-box">
          Can't find the answer
        </Title>
        <BoxText page={page} />
        <LazyDialogButton
          dialog={messageDialog}
          title="The message form"
          icon={<IconMessage size={20} stroke={1.75} aria-hidden />}
        >
          Send us a message
        </LazyDialogButton>
      </section>
    </div>
  )
}

/** The questions, and whatever a content manager has written around them. */
function Answers({ page: { blocks } }: { page: Page }) {
  const questions = blocks.filter((block) => block.type === 'faq')
  return (
    <>
      {blocks.map((block) =>
        block.type === 'text' && block.id !== boxTextId ? <Html key={block.id} html={block.text} /> : null,
      )}
      {questions.length > 0 && (
        <section className="ui-grid ui-gap-16" aria-labelledby="support-questions">
          <Title order={2} size="h3" id="support-questions">
            Questions and answers
          </Title>
          <Questions questions={questions} level={3} />
        </section>
      )}
    </>
  )
}

function BoxText({ page }: { page: Page | undefined }) {
  const text = page?.blocks.find((block) => block.type === 'text' && block.id === boxTextId)
  return text?.type === 'text' ? <Html html={text.text} /> : null
}

function Waiting() {
  return (
    <div className={styles.page} data-column="text">
      <LoadingWords />
      <Skeleton height={140} radius="var(--radius-card)" />
      {[1, 2, 3, 4].map((number) => (
        <Skeleton key={number} height={58} radius="var(--radius-card)" />
      ))}
    </div>
  )
}
