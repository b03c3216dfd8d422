import { Text } from '@stepwise/shared/ui'
import { useState } from 'react'
import styles from './MessagePage.module.css'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** While no support page is live: whom to ask, and the facts that help them. */
export function SupportFacts({ version }: { version: string }) {
  const [openedAt] = useState(() => moment.format(new Date()))
  return (
    <section className={styles.support} aria-label="Support">
      <Text>
        What you have saved is safe. Check your connection, wait a moment, then try again. If it happens again, tell the
        people who gave you access, such as your university, your trainer or your organisation. This helps them to find
        the cause:
      </Text>
      <ul>
        <li>{`Time: ${openedAt}`}</li>
        <li>{`Version: ${version}`}</li>
      </ul>
    </section>
  )
}
