import { announced, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { $saveFailure } from '../../features/draft/autosave.model.ts'
import { $document, $isDirty, deviceDrafts } from '../../features/draft/draft.model.ts'
import { saveStatus } from './save-status.ts'

/**
 * Where the text is. Announced when it cannot be saved, and when it could be again; not with every save, which would talk over what
 * is being written.
 */
export function DraftStatus() {
  const { document, isDirty, failure, kept, announce } = useUnit({
    document: $document,
    isDirty: $isDirty,
    failure: $saveFailure,
    kept: deviceDrafts.$kept,
    announce: announced,
  })
  const isOnDevice = document !== null && kept.includes(document.id)
  const { words, isProblem } = saveStatus({ isDirty, isOnDevice, failure, savedAt: document?.draft?.savedAt ?? null })
  const wasProblem = useRef(false)
  useEffect(() => {
    if (isProblem !== wasProblem.current) announce(words)
    wasProblem.current = isProblem
  }, [isProblem, words, announce])
  return (
    <Text data-save-status c={isProblem ? 'var(--color-danger)' : 'dimmed'} fw={isProblem ? 600 : 400}>
      {words}
    </Text>
  )
}
