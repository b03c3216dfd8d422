import { Button, Skeleton, Stack, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { $taskWords, $taskWordsFailure, taskWordsNeeded } from '../../features/task-words/task-words.model.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { questionUnpicker } from './question-unpicker.model.ts'
import { UnpickedParts } from './UnpickedParts.tsx'

/** docs/product/steps-and-player.md#small-apps */
export default function QuestionUnpickerPage() {
  const { words, failure, onNeeded } = useUnit({
    words: $taskWords,
    failure: $taskWordsFailure,
    onNeeded: taskWordsNeeded,
  })
  useEffect(() => onNeeded(), [onNeeded])
  return (
    <SmallAppPage
      app={questionUnpicker}
      title="Question unpicker"
      intro="Paste an essay question. You get its topic, its task, its limits and its extras, and a checklist to copy into your plan."
      first="unpicker-question"
    >
      {({ question, unpicked, checklist }) => {
        if (words)
          return (
            <>
              <QuestionForm kept={question} words={words} />
              {unpicked !== '' && <UnpickedParts question={unpicked} words={words} checklist={checklist} />}
            </>
          )
        if (failure === null) return <Skeleton height={320} radius="lg" />
        return (
          <Stack role="alert" align="start">
            <Text>{`The task words could not be loaded. ${failure}`}</Text>
            <Button variant="default" onClick={() => onNeeded()}>
              Try again
            </Button>
          </Stack>
        )
      }}
    </SmallAppPage>
  )
}
