import { $user } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { loadSettings, storeSettings, visitorId } from '../memory/video-settings.ts'

export interface TranscriptToggle {
  isOpen: boolean
  onToggle: () => void
  /** What opens and closes it. */
  button: RefObject<HTMLButtonElement | null>
  list: RefObject<HTMLElement | null>
}

/** Whether the transcript is open, at first as the person left it, and what changes that. Null for a video without captions. */
export function useTranscriptToggle(hasCaptions: boolean): TranscriptToggle | null {
  const userId = useUnit($user)?.id ?? visitorId
  const [isOpen, setOpen] = useState(() => loadSettings(userId).isTranscriptOpen ?? false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLElement>(null)
  const isToggled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each toggle
  useLayoutEffect(() => {
    if (!isToggled.current) return
    isToggled.current = false
    // The button last: in a window that is too low for both, what has the focus stays in sight.
    for (const part of [list, button]) part.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  if (!hasCaptions) return null
  const onToggle = () => {
    isToggled.current = true
    setOpen(!isOpen)
    storeSettings(userId, { isTranscriptOpen: !isOpen })
  }
  return { isOpen, onToggle, button, list }
}
