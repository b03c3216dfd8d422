import { edition } from '@stepwise/shared/edition'
import { Link, paths } from '@stepwise/shared/routing'
import { Button, Title } from '@stepwise/shared/ui'
import { IconKey, IconUsersGroup } from '@tabler/icons-react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import styles from './ChoicePage.module.css'
import { type SignUpOption, signUpOptions } from './sign-up-options.ts'

const icons = [IconKey, IconUsersGroup]

/** /auth: sign in, or choose how to get an account. */
export default function ChoicePage() {
  return (
    <AuthLayout heading={`Welcome to ${edition.productTitle}`} title="Sign in or create an account">
      <section className={styles.signIn} aria-labelledby="have-account">
        <Title order={2} id="have-account" size="h3">
          Already have an account?
        </Title>
        <Button component={Link} to={paths.signIn.href({})}>
          Sign In
        </Button>
      </section>
      <section aria-labelledby="new-account">
        <Title order={2} id="new-account" size="h3">{`New to ${edition.productTitle}? Create an account`}</Title>
        <div className={styles.cards}>
          {signUpOptions[edition.id].map((option, index) => (
            <SignUpOptionCard key={option.to} option={option} Icon={icons[index] ?? IconKey} />
          ))}
        </div>
      </section>
    </AuthLayout>
  )
}

function SignUpOptionCard({ option, Icon }: { option: SignUpOption; Icon: typeof IconKey }) {
  const id = option.to.split('/').at(-1)
  return (
    <div className={styles.card}>
      <Icon size={28} stroke={1.75} aria-hidden className="ui-keep ui-brand" />
      <div>
        <Title order={3} size="h4" id={id}>
          {option.title}
        </Title>
        <p className={styles.description}>{option.description}</p>
        <Button component={Link} to={option.to} variant="outline" aria-describedby={id}>
          {option.action}
        </Button>
      </div>
    </div>
  )
}
