import { Button } from '@mantine/core'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { announced } from '../announcer.tsx'
import styles from './CopyButton.module.css'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  /** What is copied, where that must be said: a report, a link. */
  name?: string
  /** The same text with its headings, lists or italics, for programs that take them. */
  html?: string
  /** A promise rejects when there is nothing to copy; whoever gives it says why. */
  text: string | (() => Promise<string>)
}

/** Copies a text and says so. Where the browser gives no access to its clipboard, the text is shown, selected. */
export function CopyButton({ name, text, html }: CopyButtonProps) {
  const announce = useUnit(announced)
  const [isCopied, setCopied] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (shown === null) return
    field.current?.focus()
    field.current?.select()
  }, [shown])
  const words = name ? `The ${name} has been copied.` : 'Copied'

  async function copy() {
    setCopied(false)
    setShown(null)
    const copied = typeof text === 'string' ? text : await text().catch(() => null)
    if (copied === null) return
    if (await copyText(copied, html)) {
      setCopied(true)
      announce(words)
    } else setShown(copied)
  }
  return (
    <div className="ui-row ui-gap-12">
      <Button variant="default" onClick={copy}>
        {name ? `Copy ${name}` : 'Copy'}
      </Button>
      {isCopied && <span>{words}</span>}
      {shown !== null && (
        <label className={styles.text}>
          <span>{`The ${name ?? 'text'} could not be copied. Here it is, selected:`}</span>
          <textarea ref={field} readOnly rows={8} value={shown} dir="auto" />
        </label>
      )}
    </div>
  )
}
