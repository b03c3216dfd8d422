import { announced, Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import styles from './CopyButton.module.css'

interface CopyButtonProps {
  /** What is copied: a report, a link. */
  name: string
  /** Rejects when there is nothing to copy; whoever gives it says why. */
  text: () => Promise<string>
}

/** Copies a text and says so. Where the browser gives no access to its clipboard, the text is shown, selected. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const announce = useUnit(announced)
  const [isCopied, setCopied] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (shown === null) return
    field.current?.focus()
    field.current?.select()
  }, [shown])

  async function copy() {
    setCopied(false)
    const copied = await text().catch(() => null)
    if (copied === null) return
    try {
      await navigator.clipboard.writeText(copied)
      setCopied(true)
      announce(`The ${name} is copied.`)
    } catch {
      setShown(copied)
    }
  }
  return (
    <div className={styles.copy}>
      <Button variant="default" onClick={copy}>{`Copy ${name}`}</Button>
      {isCopied && <span>{`The ${name} is copied.`}</span>}
      {shown !== null && (
        <label className={styles.text}>
          <span>{`The ${name} could not be copied. It is here, selected:`}</span>
          <textarea ref={field} readOnly rows={8} value={shown} />
        </label>
      )}
    </div>
  )
}
