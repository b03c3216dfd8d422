import { Link } from '@stepwise/shared/routing'
import { Button } from '@stepwise/shared/ui'
import { useMediaState } from '@vidstack/react'
import { useState } from 'react'
import styles from './EndOverlay.module.css'
import { type RelatedItem, relatedPage, relatedPageSize } from './related.ts'

/** As many items as there is room for, and a button for others. */
export function RelatedItems({ items }: { items: readonly RelatedItem[] }) {
  const size = relatedPageSize(useMediaState('width'))
  const [page, setPage] = useState(0)
  return (
    <nav className={styles.related} aria-label="What next">
      <ul className={styles.items}>
        {relatedPage(items, size, page).map(({ url, title, duration }) => (
          <li key={url}>
            <Link className={styles.item} to={url}>
              <span className={styles.title}>{title}</span>
              {duration && <span className={styles.duration}>{duration}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {items.length > size && (
        <Button variant="default" onClick={() => setPage(page + 1)}>
          Show others
        </Button>
      )}
    </nav>
  )
}
