import { Button, Group, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './EntryForm.module.css'
import { begunAfresh, draftContinued, type EntryDraft } from './entry.model.ts'

interface KeptDraftOfferProps {
  draft: EntryDraft
  isEdit: boolean
}

/** What was left unfinished is offered back. It stays on the device until something else is written in its place. */
export function KeptDraftOffer({ draft, isEdit }: KeptDraftOfferProps) {
  const [goOn, beginAfresh] = useUnit([draftContinued, begunAfresh])
  const title = draft.values.title.trim()
  return (
    <Stack gap="lg">
      <h3 className={styles.welcome} tabIndex={-1} data-autofocus>
        {isEdit ? 'You have unfinished changes' : 'You have an unfinished entry'}
      </h3>
      <Text className={styles.keptTitle ?? ''}>{title ? `“${title}”` : 'It has no title yet.'}</Text>
      <Group>
        <Button onClick={() => goOn()}>{isEdit ? 'Continue my changes' : 'Continue your unfinished entry'}</Button>
        <Button variant="default" onClick={() => beginAfresh()}>
          {isEdit ? 'Start from the saved entry' : 'Start a new one'}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {isEdit
          ? 'Your changes are kept on this device until you change this entry again.'
          : 'The unfinished one is kept on this device until you begin to write the new one.'}
      </Text>
    </Stack>
  )
}
