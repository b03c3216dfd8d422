import { Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $bringBackProblem, $retiredPages, bringPageBackFx, retiredPagesOpened } from './created-page.model.ts'
import styles from './RetiredPages.module.css'

/** Pages that were retired, each with the way back. `onBack`: one is there again. */
export function RetiredPages({ onBack }: { onBack: () => void }) {
  const { pages, problem, open, bringBack } = useUnit({
    pages: $retiredPages,
    problem: $bringBackProblem,
    open: retiredPagesOpened,
    bringBack: bringPageBackFx,
  })
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    open()
  }, [open])
  if (pages.length === 0) return null
  const run = async (slug: string) => {
    const isDone = await bringBack(slug).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    // The button goes with its page.
    summary.current?.focus()
    onBack()
  }
  return (
    <details className={styles.root}>
      <summary ref={summary}>{pages.length === 1 ? '1 retired page' : `${pages.length} retired pages`}</summary>
      {problem && <Text role="alert">{`The page could not be brought back. ${problem}`}</Text>}
      <ul className={styles.pages}>
        {pages.map(({ slug, title, address, movedTo }) => (
          <li key={slug} className={styles.page}>
            <span>
              <strong>{title}</strong> <span>{`${address} leads to ${movedTo}`}</span>
            </span>
            <Button variant="default" aria-label={`Bring “${title}” back`} onClick={() => run(slug)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
