import type { Page } from '@stepwise/shared/contracts'
import { Html, Title } from '@stepwise/shared/ui'
import { IconNotebook, IconPlayerPlay, IconRoute, IconStairsUp } from '@tabler/icons-react'
import { sectionOf } from './landing-sections.ts'
import styles from './Offerings.module.css'

/** By the id of the card, which an edit does not change. */
const icons: Record<string, typeof IconRoute> = {
  habits: IconStairsUp,
  essentials: IconPlayerPlay,
  paths: IconRoute,
  journal: IconNotebook,
}

/** docs/product/public-pages.md#offerings */
export function Offerings({ page }: { page: Page }) {
  const { heading, blocks } = sectionOf(page, 'offerings')
  const cards = blocks.filter((block) => block.type === 'card')
  if (!heading || cards.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="offerings">
      <div className={styles.inner}>
        <Title order={2} id="offerings" className={styles.heading}>
          {heading}
        </Title>
        <ul className={styles.list}>
          {cards.map(({ id, title, text }) => {
            const Icon = icons[id] ?? IconStairsUp
            return (
              <li key={id} className={styles.card}>
                <span className={styles.icon}>
                  <Icon size={28} stroke={1.75} aria-hidden />
                </span>
                <Title order={3} size="h4">
                  {title}
                </Title>
                <Html html={text} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
