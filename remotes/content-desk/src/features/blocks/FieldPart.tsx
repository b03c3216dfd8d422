import { Text } from '@stepwise/shared/ui'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { memo } from 'react'
import { AddressField } from '../links/AddressField.tsx'
import { MarkdownField } from '../markdown-field/MarkdownField.tsx'
import { TableField } from '../table/TableField.tsx'
import { toText } from './block-list.ts'
import { partsPasted } from './blocks.model.ts'
import { DirectivesField } from './DirectivesField.tsx'
import styles from './FieldPart.module.css'
import { filterErrors, findError } from './field-findings.ts'
import { fieldId } from './field-ids.ts'
import type { FieldPartProps } from './field-part-props.ts'
import type { Field } from './fields.ts'
import { ImagePart } from './ImagePart.tsx'
import { ItemsField } from './ItemsField.tsx'
import { TranscriptField } from './TranscriptField.tsx'

/** One field with its label, its help and what the check found in it. */
export const FieldPart = memo(function FieldPart(props: FieldPartProps) {
  const advice = props.findings.filter(
    ({ level, field }) => level === 'warning' && field.split('/')[0] === props.field.key,
  )
  return (
    <div>
      <Control {...props} />
      {advice.map(({ message }) => (
        <Text key={message} className={styles.advice ?? ''}>
          <strong>Advice:</strong> <span>{message}</span>
        </Text>
      ))}
    </div>
  )
})

/** What is written in a line of its own, by the kind of the field. */
const inputs = {
  line: { dir: 'auto' },
  number: { type: 'number', inputMode: 'numeric' },
  day: { type: 'date' },
} as const

function Control(props: FieldPartProps) {
  const { block, field, values, findings, onChange } = props
  const paste = useUnit(partsPasted)
  const { key, label, kind, help, isOptional, hasTables, isMarkdown = false } = field
  const value = values[key]
  const text = toText(value)
  const common = {
    id: fieldId(block, key),
    label: isOptional ? `${label} (optional)` : label,
    description: help,
    error: findError(findings, key),
  }
  const change = (next: unknown) => onChange(key, next)
  switch (kind) {
    case 'markdown':
      return (
        <MarkdownField
          {...common}
          value={text}
          onChange={change}
          // A table that is pasted into the text of a page becomes a block below.
          onParts={hasTables ? (pasted) => paste({ id: block, ...pasted }) : undefined}
        />
      )
    case 'items':
      return <ItemsField {...common} isMarkdown={isMarkdown} value={value} onChange={change} />
    case 'table':
      return (
        <TableField
          {...common}
          heads={values.heads}
          value={value}
          errors={filterErrors(findings, key)}
          onChange={change}
        />
      )
    case 'transcript':
      return <TranscriptField {...common} value={value} onChange={change} />
    case 'words':
      return <DirectivesField id={common.id} value={value} findings={findings} onChange={change} />
    case 'image':
      return <ImagePart {...props} />
    case 'text':
      return (
        <Textarea {...common} rows={4} value={text} onChange={({ currentTarget }) => change(currentTarget.value)} />
      )
    case 'yes-no':
      return (
        <Checkbox
          {...common}
          checked={value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <NativeSelect
          {...common}
          value={text}
          onChange={({ currentTarget }) => change(findChoice(field, currentTarget.value))}
          data={listChoices(field, text)}
        />
      )
    case 'address':
      return (
        <AddressField
          {...common}
          value={text}
          onChange={change}
          onTitle={(title) => field.words && toText(values[field.words]) === '' && onChange(field.words, title)}
        />
      )
    default:
      return (
        <TextInput
          {...common}
          {...inputs[kind]}
          value={text}
          onChange={({ currentTarget: { value } }) => change(kind === 'number' ? numberOr(value) : value)}
        />
      )
  }
}

/** A choice of another release stays what it is until another one is made. */
function listChoices({ choices = [] }: Field, current: string) {
  const data = choices.map(([value, label]) => ({ value: String(value), label }))
  return data.some(({ value }) => value === current) ? data : [{ value: current, label: current }, ...data]
}

const findChoice = ({ choices = [] }: Field, chosen: string) =>
  choices.find(([value]) => String(value) === chosen)?.[0] ?? chosen

/** What is not a number yet stays as it is written; the check says so. */
const numberOr = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)
