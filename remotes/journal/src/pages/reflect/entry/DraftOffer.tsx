import { Button, Group, HeadingText, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import styles from './EntryForm.module.css'
import { draftContinued, drafts, type EntryDraft, startedOver } from './entry.model.ts'

interface DraftOfferProps {
  draft: EntryDraft
  isEdit: boolean
}

/** Offers an unfinished entry back (docs/product/journal.md#draft-offered). */
export function DraftOffer({ draft, isEdit }: DraftOfferProps) {
  const [continueDraft, startOver, unstored] = useUnit([draftContinued, startedOver, drafts.$unstored])
  const isKept = !unstored.includes(draft.draftId)
  const title = draft.values.title.trim()
  return (
    <Stack gap="lg">
      <h3 className={styles.welcome} tabIndex={-1} data-autofocus>
        <HeadingText>{isEdit ? 'You have unfinished changes' : 'You have an unfinished entry'}</HeadingText>
      </h3>
      <Text className="ui-lead">{title ? `“${title}”` : 'It has no title yet.'}</Text>
      <Group>
        <Button onClick={() => continueDraft()}>
          {isEdit ? 'Continue my changes' : 'Continue your unfinished entry'}
        </Button>
        <Button variant="default" onClick={() => startOver()}>
          {isEdit ? 'Start from the saved entry' : 'Start a new one'}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {whereItIs({ isKept, isEdit })}
      </Text>
    </Stack>
  )
}

function whereItIs({ isKept, isEdit }: { isKept: boolean; isEdit: boolean }): string {
  if (!isKept) return 'This device cannot save it: it is only in this page.'
  return isEdit
    ? 'Your changes are saved on this device until you change this entry again.'
    : 'The unfinished one is saved on this device until you begin to write the new one.'
}
