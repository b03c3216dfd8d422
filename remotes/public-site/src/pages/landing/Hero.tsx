import { edition } from '@stepwise/shared/edition'
import { PageHeading } from '@stepwise/shared/ui'
import { EntryButton } from '../../features/site-frame/EntryButton.tsx'
import styles from './Hero.module.css'
import { heroContent } from './hero-content.ts'

/** docs/product/public-pages.md#hero */
export function Hero() {
  const { headline, lead, image } = heroContent[edition.id]
  return (
    <section className={styles.root}>
      <div className={styles.words}>
        <PageHeading className={styles.headline}>{headline}</PageHeading>
        <p className={styles.lead}>{lead}</p>
        <EntryButton size="lg" />
      </div>
      <img className={styles.picture} src={image} alt="" width={640} height={480} fetchPriority="high" />
    </section>
  )
}
