import type { ReactNode } from 'react'

/**
 * The text of a heading that takes the focus in place of what had it, such as the link to a page that has gone. With an element of its own in
 * the accessibility tree, which any ARIA attribute gives it: Orca moves to what it finds in place of a removed focus, in silence, and
 * then the focus of the heading itself is still a change for it.
 */
export const HeadingText = ({ children }: { children: ReactNode }) => <span aria-atomic={false}>{children}</span>
