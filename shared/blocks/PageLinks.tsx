import type { PageLink } from '@stepwise/shared/contracts'
import { Link } from '@stepwise/shared/routing'
import { Anchor, Title } from '@stepwise/shared/ui'
import { useId } from 'react'
import styles from './PageLinks.module.css'

/** The pages that content managers have linked from a page, below a heading; nothing when there are none. */
export function PageLinks({ heading, links }: { heading: string; links: readonly PageLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {heading}
      </Title>
      <ul className={styles.links}>
        {links.map(({ title, address }) => (
          <li key={address}>
            <Anchor component={Link} className="ui-inline ui-target" to={address}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
