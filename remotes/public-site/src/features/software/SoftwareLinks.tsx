import type { SoftwareDemo } from '@stepwise/shared/contracts'
import { VisuallyHidden } from '@stepwise/shared/ui'
import { IconBook2, IconExternalLink, IconFileTypePdf, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './SoftwareLinks.module.css'

/** The guide and the website of a software, each where it has one. They open in a new tab, and say so. */
export function SoftwareLinks({ software: { name, guideLink, website } }: { software: SoftwareDemo }) {
  const isPdf = /\.pdf($|[?#])/i.test(guideLink)
  const GuideIcon = isPdf ? IconFileTypePdf : IconBook2
  if (!guideLink && !website) return null
  return (
    <ul className={styles.list}>
      {guideLink && (
        <li>
          <NewTabLink to={guideLink} icon={<GuideIcon size={20} stroke={1.75} aria-hidden />}>
            {`${name} guide${isPdf ? ' (PDF)' : ''}`}
          </NewTabLink>
        </li>
      )}
      {website && (
        <li>
          <NewTabLink to={website} icon={<IconWorld size={20} stroke={1.75} aria-hidden />}>
            {`${name} website`}
          </NewTabLink>
        </li>
      )}
    </ul>
  )
}

function NewTabLink({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.link}>
      {icon}
      <span>
        <span>{children}</span> <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </span>
      <IconExternalLink size={16} stroke={1.75} aria-hidden />
    </a>
  )
}
