import { formatCount } from '@stepwise/shared/counts'
import { Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
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
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    open()
  }, [open])
  // The last one that comes back leaves its summary behind, which has the focus.
  if (pages.length === 0 && !isUsed) return null
  const run = async (slug: string) => {
    setUsed(true)
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
    <details className="ui-fold">
      <summary ref={summary}>
        {pages.length === 0 ? 'No retired pages' : formatCount(pages.length, 'retired page')}
      </summary>
      {problem && <Text role="alert">{`The page could not be brought back. ${problem}`}</Text>}
      <ul className="ui-grid ui-gap-12 ui-list">
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
