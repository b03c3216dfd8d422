import { Button, Text } from '@stepwise/shared/ui'
import type { ReactNode } from 'react'
import styles from './DocumentVersions.module.css'
import type { VersionWords } from './version-words.ts'

interface VersionProps extends VersionWords {
  isInForm: boolean
  onRead: () => void
  /** Undefined when there is nothing to compare it with. */
  onCompare?: (() => void) | undefined
  /** What else can be done with it. */
  children?: ReactNode
}

/** One of the texts of a document. */
export function Version({ title, about, isInForm, onRead, onCompare, children }: VersionProps) {
  return (
    <li className={styles.version} data-in-form={isInForm || undefined}>
      <Text fw={600}>{title}</Text>
      <Text size="sm">{about}</Text>
      {isInForm && <Text size="sm">In the form below</Text>}
      <div className={styles.actions}>
        <VersionButton words="Read" title={title} onPress={onRead} />
        {onCompare && <VersionButton words="Show changes" title={title} onPress={onCompare} />}
        {children}
      </div>
    </li>
  )
}

interface VersionButtonProps {
  words: string
  /** Of the version. */
  title: string
  onPress: () => void
}

/** Its name says of which version: “Read: Draft”. */
export function VersionButton({ words, title, onPress }: VersionButtonProps) {
  return (
    <Button variant="default" size="compact-md" aria-label={`${words}: ${title}`} onClick={onPress}>
      {words}
    </Button>
  )
}
