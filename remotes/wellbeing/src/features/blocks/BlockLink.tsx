import { Link } from '@stepwise/shared/routing'
import { Anchor, VisuallyHidden } from '@stepwise/shared/ui'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './BlockLink.module.css'

interface BlockLinkProps {
  to: string
  children: ReactNode
  className?: string | undefined
}

/** A link of an author: to a page of ours in this tab, to another site in a new one, and it says so; or to an email or a number. */
export function BlockLink({ to, children, className = styles.link }: BlockLinkProps) {
  if (to.startsWith('/')) {
    return (
      <Anchor component={Link} to={to} className={className}>
        {children}
      </Anchor>
    )
  }
  const isOtherSite = to.startsWith('https://')
  return (
    <Anchor href={to} className={className} {...(isOtherSite && { target: '_blank', rel: 'noreferrer' })}>
      {children}
      {isOtherSite && (
        <>
          <IconExternalLink className={styles.mark} size={18} stroke={1.75} aria-hidden />{' '}
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Anchor>
  )
}
