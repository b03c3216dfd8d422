import type { GroupProps } from '@stepwise/shared/blocks'
import type { BlockOf } from '@stepwise/shared/contracts'
import { Html, Title } from '@stepwise/shared/ui'
import styles from './CardGrid.module.css'
import { cardIcons } from './card-icons.ts'
import { LinkButton } from './LinkButton.tsx'

/** Cards side by side, as many as fit. One has a picture, or the drawing that belongs to its id. */
export function CardGrid({ cards, level }: { cards: readonly BlockOf<'card'>[]; level: GroupProps<'card'>['level'] }) {
  return (
    <ul className={styles.list} data-count={cards.length}>
      {cards.map(({ id, title, text, image, alt, decorative, label, to }) => {
        const Icon = cardIcons[id]
        return (
          <li key={id} className={styles.card}>
            {image && (
              <img
                src={image}
                alt={decorative ? '' : alt}
                width={320}
                height={200}
                loading="lazy"
                className={styles.picture}
              />
            )}
            {!image && Icon && (
              <span className={styles.icon}>
                <Icon size={28} stroke={1.75} aria-hidden />
              </span>
            )}
            <Title order={level} size="h4">
              {title}
            </Title>
            {text && <Html html={text} />}
            {to && (
              <div className={styles.link}>
                <LinkButton to={to}>{label || title}</LinkButton>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
