import { $user } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { keepSettings, settingsOf, visitorId } from './video-settings.ts'

/** Whether the transcript is shown, as the person left it at the video before; and the way to change it. */
export function useTranscriptOpen(): [isOpen: boolean, change: (isOpen: boolean) => void] {
  const userId = useUnit($user)?.id ?? visitorId
  const [isOpen, setOpen] = useState(() => settingsOf(userId).isTranscriptOpen ?? false)
  const change = (isTranscriptOpen: boolean) => {
    setOpen(isTranscriptOpen)
    keepSettings(userId, { isTranscriptOpen })
  }
  return [isOpen, change]
}
