import { edition } from '@stepwise/shared/edition'
import { paths } from '@stepwise/shared/routing'

export interface NavItem {
  label: string
  to: string
}

/** The links of the header and its drawer. Assessors are of study's world. */
export const navItems: NavItem[] = [
  { label: 'Home', to: paths.landing.href({}) },
  ...(edition.id === 'study' ? [{ label: 'Assessor Toolkit', to: paths.assessor.href({}) }] : []),
]
