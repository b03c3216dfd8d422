import { Button, Stack, Text } from '@stepwise/shared/ui'
import { useRef } from 'react'
import { MarkdownField } from '../markdown-field/MarkdownField.tsx'

interface TranscriptFieldProps {
  id: string
  label: string
  error: string | undefined
  /** Null: the one that was made with the video. */
  value: unknown
  onChange: (value: string | null) => void
}

/** The text version of a step's video: the one that was made with it, or one of its own. */
export function TranscriptField({ id, label, error, value, onChange }: TranscriptFieldProps) {
  const own = useRef('')
  const toggle = useRef<HTMLButtonElement>(null)
  const isOwn = typeof value === 'string'
  const change = (next: string | null) => {
    // What was written comes back with the other button.
    if (isOwn && next === null) own.current = value
    onChange(next)
    toggle.current?.focus()
  }
  const button = (
    <Button
      ref={toggle}
      id={isOwn ? undefined : id}
      variant="default"
      onClick={() => change(isOwn ? null : own.current)}
    >
      {isOwn ? 'Use the one made with the video' : 'Write a separate text version'}
    </Button>
  )
  return (
    <Stack gap="xs" align="stretch">
      {isOwn ? (
        <MarkdownField id={id} label={label} error={error} value={value} onChange={onChange} />
      ) : (
        <div>
          <Text fw={600}>{label}</Text>
          <Text>If the step has a video, its text version is the one that was made with it.</Text>
        </div>
      )}
      <div>{button}</div>
    </Stack>
  )
}
