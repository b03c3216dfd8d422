import { SmallAppPage } from '../../features/small-app/SmallAppPage.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { questionUnpicker } from './question-unpicker.model.ts'
import { UnpickedParts } from './UnpickedParts.tsx'

/** docs/product/steps-and-player.md#small-apps */
export default function QuestionUnpickerPage() {
  return (
    <SmallAppPage
      app={questionUnpicker}
      title="Question unpicker"
      intro="Paste an essay question. You get its topic, its task, its limits and its extras, and a checklist to copy into your plan."
      first="unpicker-question"
    >
      {({ question, unpicked, checklist }) => (
        <>
          <QuestionForm kept={question} />
          {unpicked !== '' && <UnpickedParts question={unpicked} checklist={checklist} />}
        </>
      )}
    </SmallAppPage>
  )
}
