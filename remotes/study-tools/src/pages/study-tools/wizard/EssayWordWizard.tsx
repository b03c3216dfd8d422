import { Button, Skeleton, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $taskWordsFailure, $taskWords as $words } from '../../../features/task-words/task-words.model.ts'
import { ToolDialog, type ToolProps } from '../../../features/tool/ToolDialog.tsx'
import { LetterBoard } from './LetterBoard.tsx'
import { QuestionFinder } from './QuestionFinder.tsx'
import { wizardClosed, wizardInput, wizardOpened } from './wizard.model.ts'

/** Directives by letter, and those of a question (docs/product/study-tools.md#question). */
export default function EssayWordWizard({ onClose }: ToolProps) {
  const { words, input, failure, onOpened, onClosed } = useUnit({
    words: $words,
    input: wizardInput.$values,
    failure: $taskWordsFailure,
    onOpened: wizardOpened,
    onClosed: wizardClosed,
  })
  useEffect(() => {
    onOpened()
    return () => onClosed()
  }, [onOpened, onClosed])
  return (
    <ToolDialog
      title="Essay Word Wizard"
      intro="Essay questions tell you what to do in one or two words, called directives. Look one up, or paste your question to find them."
      onClose={onClose}
    >
      {failure !== null && (
        <Stack role="alert" align="start">
          <Text>{`The directives could not be loaded. ${failure}`}</Text>
          <Button variant="default" onClick={() => onOpened()}>
            Try again
          </Button>
        </Stack>
      )}
      {failure === null && (!words || !input) && (
        <Stack aria-busy>
          <Skeleton height={140} />
          <Skeleton height={180} />
        </Stack>
      )}
      {words && input && (
        <Stack gap="xl">
          <LetterBoard />
          <QuestionFinder />
        </Stack>
      )}
    </ToolDialog>
  )
}
