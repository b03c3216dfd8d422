import { $user } from '@stepwise/shared/session'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { settingsOf, storeSettings, visitorId } from '../memory/video-settings.ts'

/** Whether the transcript is open, at first as the person left it, and the function that changes it. */
export function useTranscriptOpen(): [isOpen: boolean, change: (isOpen: boolean) => void] {
  const userId = useUnit($user)?.id ?? visitorId
  const [isOpen, setOpen] = useState(() => settingsOf(userId).isTranscriptOpen ?? false)
  const change = (isTranscriptOpen: boolean) => {
    setOpen(isTranscriptOpen)
    storeSettings(userId, { isTranscriptOpen })
  }
  return [isOpen, change]
}
