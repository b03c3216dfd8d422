import { Stack } from '@stepwise/shared/ui'
import { RadioGroup } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ToolDialog, type ToolProps } from '../../../features/tool/ToolDialog.tsx'
import { RevisionForm } from './RevisionForm.tsx'
import { revisionInput } from './revision.model.ts'
import { VisitsForm } from './VisitsForm.tsx'

const views = { pace: 'Days for each topic', visits: 'Spaced visits' }

/** docs/product/study-tools.md#pace and #visits */
export default function RevisionCalculator({ onClose }: ToolProps) {
  const [input, onOpened, onEdited] = useUnit([revisionInput.$values, revisionInput.opened, revisionInput.edited])
  useEffect(() => onOpened(), [onOpened])
  if (!input) return null
  const view = input.view === 'visits' ? 'visits' : 'pace'
  return (
    <ToolDialog
      title="Revision Calculator"
      intro="Say how many topics you have and when your exam is, to see how long you can give each topic. Or plan visits to your topics, further and further apart."
      onClose={onClose}
    >
      <Stack gap="md">
        <RadioGroup
          name="revision-view"
          label="What would you like to plan?"
          options={views}
          value={view}
          onChoice={(chosen) => onEdited({ view: chosen })}
        />
        {view === 'visits' ? <VisitsForm initialValues={input} /> : <RevisionForm initialValues={input} />}
      </Stack>
    </ToolDialog>
  )
}
