import { announced, Button, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** What a dialog says in place of its form, once that is sent. */
export function Thanks({ words, onClose }: { words: string; onClose: () => void }) {
  const announce = useUnit(announced)
  useEffect(() => {
    announce(words)
  }, [announce, words])
  return (
    <Stack gap="lg">
      <Text>{words}</Text>
      <div>
        {/* The button that sent it is gone. */}
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </div>
    </Stack>
  )
}
