/** The two ways to sign up as a member of something that has the product. */
export interface SignUpKind {
  type: 'inst-licence' | 'site-licence'
  heading: string
  lead: string
}

// Spec 5 has one name for the address in both editions; what it means here is said above it.
export const emailLabel = 'Institutional email address'
export const emailMissing = 'Enter your institutional email address'

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
