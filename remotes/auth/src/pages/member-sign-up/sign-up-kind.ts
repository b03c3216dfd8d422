import type { Edition } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'

/** How a member of an institution (study) or an organisation (pro) signs up. */
interface SignUpKind {
  type: 'inst-licence' | 'site-licence'
  lead: string
  emailLabel: string
  /** What is said when it is left out. */
  emailRequired: string
}

const kinds: Record<Edition, SignUpKind> = {
  study: {
    type: 'inst-licence',
    lead: 'To create your account, use the email address that your university or college gave you.',
    emailLabel: 'Institutional email address',
    emailRequired: 'Enter your institutional email address',
  },
  pro: {
    type: 'site-licence',
    lead: 'To create your account, use your work email address: it tells us your organisation.',
    emailLabel: 'Work email address',
    emailRequired: 'Enter your work email address',
  },
}

export const signUpKind = kinds[edition.id]
