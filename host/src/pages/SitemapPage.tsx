import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { $user } from '@stepwise/shared/session'
import { Anchor, PageHeading, Stack, Text, Title } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import styles from './SitemapPage.module.css'
import { $flowNames, $pageLinks, sitemapOpened } from './sitemap.model.ts'
import { sitemapGroups } from './sitemap-groups.ts'

/** Every page of the product that this person can open. */
export default function SitemapPage() {
  const { user, flows, created, open } = useUnit({
    user: $user,
    flows: $flowNames,
    created: $pageLinks,
    open: sitemapOpened,
  })
  const id = useId()
  const person = user ?? { wellbeings: [], role: null }
  const groups = sitemapGroups(useRegistry(), edition, person, { flows, created })
  useEffect(() => {
    open()
  }, [open])
  return (
    <Stack gap="xl">
      <PageHeading>Sitemap</PageHeading>
      <div className={styles.groups}>
        {/* Not ids of the titles: one with a space in it names nothing. */}
        {groups.map(({ title, links }, place) => (
          <section key={title} aria-labelledby={`${id}${place}`}>
            <Title order={2} size="h3" id={`${id}${place}`}>
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
      <Text>
        All of this works with the keyboard alone: see{' '}
        <Anchor component={Link} to={paths.shortcuts.href({})}>
          Keyboard shortcuts
        </Anchor>
        .
      </Text>
    </Stack>
  )
}
