/** How a member of an institution (study) or an organisation (pro) signs up. */
export interface SignUpKind {
  type: 'inst-licence' | 'site-licence'
  lead: string
  emailLabel: string
  /** What is said when it is left out. */
  emailRequired: string
}

export const institution: SignUpKind = {
  type: 'inst-licence',
  lead: 'To create your account, use the email address that your university or college gave you.',
  emailLabel: 'Institutional email address',
  emailRequired: 'Enter your institutional email address',
}

export const site: SignUpKind = {
  type: 'site-licence',
  lead: 'To create your account, use your work email address: it tells us your organisation.',
  emailLabel: 'Work email address',
  emailRequired: 'Enter your work email address',
}
