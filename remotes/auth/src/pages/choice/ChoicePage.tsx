import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Button, Title } from '@stepwise/shared/ui'
import { IconKey, IconUsersGroup } from '@tabler/icons-react'
import { AuthLayout } from '../../features/auth-layout/AuthLayout.tsx'
import styles from './ChoicePage.module.css'
import { type WayIn, waysIn } from './ways-in.ts'

const icons = [IconKey, IconUsersGroup]

/** /auth: sign in, or choose how to get an account (docs/product/accounts.md#choice-page). */
export default function ChoicePage() {
  return (
    <AuthLayout heading={`Welcome to ${edition.productTitle}`}>
      <section className={styles.signIn} aria-labelledby="have-account">
        <Title order={2} id="have-account" size="h3">
          Already have an account?
        </Title>
        <Button component={Link} to={paths.signIn.href({})}>
          Sign In
        </Button>
      </section>
      <section aria-labelledby="new-account">
        <Title order={2} id="new-account" size="h3">
          New to {edition.productTitle}? Create an account
        </Title>
        <div className={styles.cards}>
          {waysIn[edition.id].map((way, index) => (
            <WayInCard key={way.to} way={way} Icon={icons[index] ?? IconKey} />
          ))}
        </div>
      </section>
    </AuthLayout>
  )
}

function WayInCard({ way, Icon }: { way: WayIn; Icon: typeof IconKey }) {
  const id = way.to.split('/').at(-1)
  return (
    <div className={styles.card}>
      <Icon size={28} stroke={1.75} aria-hidden className={styles.icon} />
      <div>
        <Title order={3} size="h4" id={id}>
          {way.title}
        </Title>
        <p className={styles.description}>{way.description}</p>
        <Button component={Link} to={way.to} variant="outline" aria-describedby={id}>
          {way.action}
        </Button>
      </div>
    </div>
  )
}
