/** The two ways to sign up as a member of something that has the product. */
export interface SignUpKind {
  type: 'inst-licence' | 'site-licence'
  heading: string
  lead: string
  emailLabel: string
  emailMissing: string
}

export const institution: SignUpKind = {
  type: 'inst-licence',
  heading: 'Create your account',
  lead: 'Use the email address that your university or college gave you.',
  emailLabel: 'Institutional email address',
  emailMissing: 'Enter your institutional email address',
}

export const site: SignUpKind = {
  type: 'site-licence',
  heading: 'Create your account',
  lead: 'Use your work email address, so that we know your organisation.',
  emailLabel: 'Work email address',
  emailMissing: 'Enter your work email address',
}
