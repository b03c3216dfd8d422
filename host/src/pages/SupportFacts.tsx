import type { Registry } from '@stepwise/shared/contracts'
import { formatMoment } from '@stepwise/shared/dates'
import { $displaySetting, $theme } from '@stepwise/shared/display'
import { edition } from '@stepwise/shared/edition'
import { contactForm } from '@stepwise/shared/help'
import { Link, paths } from '@stepwise/shared/routing'
import { runningFacts } from '@stepwise/shared/running-facts'
import { Anchor, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { routeAt } from '../registry/registry.ts'
import styles from './MessagePage.module.css'

/** While no support page is live: whom to ask, and the facts that help them. */
export function SupportFacts({ registry }: { registry: Registry }) {
  const [openedAt] = useState(() => formatMoment(new Date().toISOString()))
  const display = useUnit({ theme: $theme, setting: $displaySetting })
  const facts = [{ name: 'Time', value: openedAt }, ...runningFacts(registry, display)]
  return (
    <section className={styles.support} aria-label="Support">
      <Text>
        {`What you have saved is safe. Check your connection, wait a moment, then try again. If it happens again, let whoever gave you access know, such as your ${edition.organisationLabel.toLowerCase()} or your trainer. These details help them to find the cause:`}
      </Text>
      {routeAt(registry, paths.landing.href({})) !== undefined && (
        <Anchor component={Link} to={contactForm}>
          Write to us
        </Anchor>
      )}
      <ul>
        {facts.map(({ name, value }) => (
          <li key={name}>{`${name}: ${value}`}</li>
        ))}
      </ul>
    </section>
  )
}
