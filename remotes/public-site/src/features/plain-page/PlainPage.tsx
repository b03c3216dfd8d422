import { PageHeading, Title } from '@stepwise/shared/ui'
import { SiteFrame } from '../site-frame/SiteFrame.tsx'
import styles from './PlainPage.module.css'

interface PlainPageProps {
  heading: string
  lead: string
  sections: { title: string; text: string }[]
}

/** A page that is only text. */
export function PlainPage({ heading, lead, sections }: PlainPageProps) {
  return (
    <SiteFrame>
      <article className={styles.root}>
        <PageHeading>{heading}</PageHeading>
        <p className={styles.lead}>{lead}</p>
        {sections.map(({ title, text }) => (
          <section key={title}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <p>{text}</p>
          </section>
        ))}
      </article>
    </SiteFrame>
  )
}
