import { keepFocus, Link } from '@stepwise/shared/routing'
import { useIsHydrated } from '@stepwise/shared/ui'
import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import styles from './ChipLinks.module.css'

export interface ChipLink {
  slug: string
  name: string
  to: ComponentProps<typeof Link>['to']
  /** Variables of its colours (--accent, --tint, --on-tint, --chosen, --on-chosen); without them it has the product's. */
  colours?: { className: string | undefined; style?: CSSProperties }
}

interface ChipLinksProps {
  /** What the chips choose between, for screen readers. */
  label: string
  chips: readonly ChipLink[]
  current: string
  onChosen: (slug: string) => void
}

/** Links to addresses of the same page: before the app is there, a press waits for it (deploy/src/page/boot/early-press.ts). A tick marks the current one, not colour alone. */
export function ChipLinks({ label, chips, current, onChosen }: ChipLinksProps) {
  const nav = useRef<HTMLElement>(null)
  const isHydrated = useIsHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another chip
  useEffect(() => scrollToCurrent(nav.current), [current])
  return (
    // Chromium leaves a chip that has the focus half out of the row that scrolls.
    <nav
      ref={nav}
      aria-label={label}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <ChipRow as="ul">
        {chips.map(({ slug, name, to, colours }) => (
          <li key={slug}>
            <Link
              className={`${styles.chip} ${colours?.className ?? ''}`}
              style={colours?.style}
              aria-current={slug === current ? 'true' : undefined}
              to={to}
              data-choice={isHydrated ? undefined : ''}
              state={keepFocus}
              onClick={() => onChosen(slug)}
            >
              {slug === current ? <IconCheck size={18} stroke={2.5} aria-hidden /> : <span className={styles.dot} />}
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ChipRow>
    </nav>
  )
}

/** The current chip is the first in sight where the row scrolls. The page stays where it is. */
function scrollToCurrent(nav: HTMLElement | null) {
  const row = nav?.firstElementChild
  const chip = nav?.querySelector('[aria-current]')
  if (!row || !chip) return
  const padding = Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0
  row.scrollLeft += chip.getBoundingClientRect().left - row.getBoundingClientRect().left - padding
}

interface ChipRowProps {
  as?: 'div' | 'ul'
  children: ReactNode
  'data-testid'?: string
}

/** Where chips stand, even while they load. */
export function ChipRow({ as: Row = 'div', ...props }: ChipRowProps) {
  return <Row className={styles.list} {...props} />
}
