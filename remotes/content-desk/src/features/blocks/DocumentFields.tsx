import type { EditableDocument } from '@stepwise/shared/contracts'
import { useUnit } from 'effector-react'
import { useCallback, useEffect } from 'react'
import { $body } from '../draft/draft.model.ts'
import { fieldChanged } from './blocks.model.ts'
import { FieldPart } from './FieldPart.tsx'
import { filterFindings } from './field-findings.ts'
import { fieldControl } from './field-ids.ts'
import { documentFields } from './fields.ts'
import { $findings, $requestedField } from './findings.model.ts'

/** The fields of a document that are in no block. */
export function DocumentFields({ document: { kind, hasVideo } }: { document: EditableDocument }) {
  const { body, findings, requested, changeField } = useUnit({
    body: $body,
    findings: $findings,
    requested: $requestedField,
    changeField: fieldChanged,
  })
  const change = useCallback((key: string, value: unknown) => changeField({ key, value }), [changeField])
  useEffect(() => {
    if (!requested) return
    const control = fieldControl('', requested.field)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }, [requested])
  const own = filterFindings(findings, '')
  const fields = documentFields[kind].filter((field) => field.kind !== 'transcript' || hasVideo)
  return (
    <div className="ui-grid ui-gap-20">
      {fields.map((field) => (
        <FieldPart key={field.key} block="" field={field} values={body} findings={own} onChange={change} />
      ))}
    </div>
  )
}
