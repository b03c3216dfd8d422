import { edition } from '@stepwise/shared/edition'
import { Link } from '@stepwise/shared/routing'
import { $user } from '@stepwise/shared/session'
import { Anchor, PageHeading, Stack, Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import styles from './SitemapPage.module.css'
import { sitemapGroups } from './sitemap-groups.ts'

/** Every page of the product that this person can open. */
export default function SitemapPage() {
  const user = useUnit($user)
  const groups = sitemapGroups(useRegistry(), edition, user ?? { wellbeings: [], role: null })
  return (
    <Stack gap="xl">
      <PageHeading>Sitemap</PageHeading>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title} aria-labelledby={headingId(title)}>
            <Title order={2} size="h3" id={headingId(title)}>
              {title}
            </Title>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Anchor component={Link} to={to}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Stack>
  )
}

const headingId = (title: string) => `sitemap-${title.toLowerCase().replaceAll(' ', '-')}`
