import { paths } from '@stepwise/shared/routing'

export interface NavItem {
  label: string
  to: string
}

/** The public header's links (spec 2.16), in order. */
export const navItems: NavItem[] = [{ label: 'Home', to: paths.landing.href({}) }]
