import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ToolDialog, type ToolProps } from '../../../features/tool/ToolDialog.tsx'
import { RevisionForm } from './RevisionForm.tsx'
import { revisionInput } from './revision.model.ts'

/** docs/product/study-tools.md#pace */
export default function RevisionCalculator({ onClose }: ToolProps) {
  const [input, onOpened] = useUnit([revisionInput.$values, revisionInput.opened])
  useEffect(() => onOpened(), [onOpened])
  if (!input) return null
  return (
    <ToolDialog
      title="Revision Calculator"
      intro="Say how many topics you have and when your exam is, to see how long you can give each topic."
      onClose={onClose}
    >
      <RevisionForm initialValues={input} />
    </ToolDialog>
  )
}
