import { paths } from '@stepwise/shared/routing'

export interface NavItem {
  label: string
  to: string
}

/** The links of the header and its drawer (docs/product/public-pages.md#nav-items). */
export const navItems: NavItem[] = [
  { label: 'Home', to: paths.landing.href({}) },
  { label: 'Assessor Toolkit', to: paths.assessor.href({}) },
]
