/** How a member of an institution (study) or an organisation (pro) signs up. */
export interface SignUpKind {
  type: 'inst-licence' | 'site-licence'
  lead: string
}

// The field has one name in both editions; the lead above it says what it means (docs/product/accounts.md#institutional-email).
export const emailLabel = 'Institutional email address'
export const emailRequired = 'Enter your institutional email address'

export const institution: SignUpKind = {
  type: 'inst-licence',
  lead: 'To create your account, use the email address that your university or college gave you.',
}

export const site: SignUpKind = {
  type: 'site-licence',
  lead: 'To create your account, use your work email address: it tells us your organisation.',
}
