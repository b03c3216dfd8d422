import type { Edition } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'

export interface SignUpOption {
  title: string
  description: string
  action: string
  to: string
}

/** How to get an account, by edition (docs/product/accounts.md#ways-in). */
export const signUpOptions: Record<Edition, SignUpOption[]> = {
  study: [
    {
      title: 'Individual Licence',
      description: 'You have a licence key, for example through your disabled students’ allowance (DSA).',
      action: 'Activate account',
      to: paths.dsaLicence.href({}),
    },
    {
      title: 'Institutional Access',
      description: 'Your university or college has Stepwise. Sign up with the email address it gave you.',
      action: 'Create account',
      to: paths.instLicence.href({}),
    },
  ],
  pro: [
    {
      title: 'Individual Licence',
      description: 'You have a licence key of your own, for example through a workplace assessment.',
      action: 'Activate licence',
      to: paths.dsaLicence.href({}),
    },
    {
      title: 'Site Licence',
      description: 'Your organisation has Stepwise Pro. Sign up with your work email address.',
      action: 'Create account',
      to: paths.siteLicence.href({}),
    },
  ],
}
