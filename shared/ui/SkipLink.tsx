import styles from './SkipLink.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'

interface SkipLinkProps {
  /** The id of where it leads: `main` itself, or the heading of another part. */
  to?: string
  /** Over the part that it skips, not at the corner of the window. The part must be positioned. */
  isInPart?: boolean
  children?: string
}

/** The first stop of the Tab key on every page, or of a long list: past it (docs/product/accessibility.md#skip-link). */
export function SkipLink({ to = 'main', isInPart = false, children = 'Skip to main content' }: SkipLinkProps) {
  const isHydrated = useIsHydrated()
  const skip = (event: React.MouseEvent) => {
    event.preventDefault()
    const part = document.getElementById(to)
    const target = to === 'main' ? part : part?.querySelector<HTMLElement>('h1')
    target?.focus()
    target?.scrollIntoView()
  }
  // A browser moves the focus to `main` by itself. To a heading the app does: who presses the link before is there when it has come.
  const isChoice = to !== 'main' && !isHydrated
  return (
    <a
      className={styles.link}
      data-in-part={isInPart || undefined}
      data-choice={isChoice ? '' : undefined}
      href={`#${to}`}
      onClick={skip}
    >
      {children}
    </a>
  )
}
