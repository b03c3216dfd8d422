import { Link } from '@stepwise/shared/routing'
import { Anchor, PageHeading, Stack, Title } from '@stepwise/shared/ui'
import { useRegistry } from '../registry/RegistryContext.tsx'
import styles from './SitemapPage.module.css'
import { sitemapGroups } from './sitemap-groups.ts'

/** Every page of the product in one list: what the live parts say they own (spec 2.1). */
export default function SitemapPage() {
  const groups = sitemapGroups(useRegistry())
  return (
    <Stack gap="xl">
      <PageHeading>Sitemap</PageHeading>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title} aria-labelledby={`sitemap-${title}`}>
            <Title order={2} size="h3" id={`sitemap-${title}`}>
              {title}
            </Title>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
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
