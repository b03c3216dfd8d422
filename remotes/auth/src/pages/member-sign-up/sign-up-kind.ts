/** How a member of an institution (study) or an organisation (pro) signs up. */
export interface SignUpKind {
  type: 'inst-licence' | 'site-licence'
  heading: string
  lead: string
}

// The field has one name in both editions; the lead above it says what it means (docs/product/accounts.md#institutional-email).
export const emailLabel = 'Institutional email address'
export const emailRequired = 'Enter your institutional email address'

export const institution: SignUpKind = {
  type: 'inst-licence',
  heading: 'Create your account',
  lead: 'Use the email address that your university or college gave you.',
}

export const site: SignUpKind = {
  type: 'site-licence',
  heading: 'Create your account',
  lead: 'This is your work email address: it tells us your organisation.',
}
