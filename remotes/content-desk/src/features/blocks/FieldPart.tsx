import { Text } from '@stepwise/shared/ui'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@stepwise/shared/ui/forms'
import { memo } from 'react'
import { AddressField } from '../links/AddressField.tsx'
import { MarkdownField } from '../markdown-field/MarkdownField.tsx'
import { TableField } from '../table/TableField.tsx'
import { toText } from './block-list.ts'
import { DirectivesField } from './DirectivesField.tsx'
import styles from './FieldPart.module.css'
import { filterErrors, findError } from './field-findings.ts'
import { fieldId } from './field-ids.ts'
import type { FieldPartProps } from './field-part-props.ts'
import type { Field } from './fields.ts'
import { ImagePart } from './ImagePart.tsx'
import { ItemsField } from './ItemsField.tsx'
import { PageTextField } from './PageTextField.tsx'
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

function Control(props: FieldPartProps) {
  const { block, field, values, findings, onChange } = props
  const value = values[field.key]
  const text = toText(value)
  const common = {
    id: fieldId(block, field.key),
    label: field.isOptional ? `${field.label} (optional)` : field.label,
    error: findError(findings, field.key),
  }
  const help = field.help
  const change = (next: unknown) => onChange(field.key, next)
  switch (field.kind) {
    case 'markdown':
      if (field.hasTables) return <PageTextField {...common} block={block} value={text} onChange={change} />
      return <MarkdownField {...common} help={help} value={text} onChange={change} />
    case 'items':
      return (
        <ItemsField {...common} help={help} isMarkdown={field.isMarkdown ?? false} value={value} onChange={change} />
      )
    case 'table':
      return (
        <TableField
          {...common}
          heads={values.heads}
          value={value}
          errors={filterErrors(findings, field.key)}
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
        <Textarea
          {...common}
          description={help}
          rows={4}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
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
          description={help}
          value={text}
          onChange={({ currentTarget }) => change(findChoice(field, currentTarget.value))}
          data={listChoices(field, text)}
        />
      )
    case 'number':
      return (
        <TextInput
          {...common}
          description={help}
          type="number"
          inputMode="numeric"
          value={text}
          onChange={({ currentTarget }) => change(numberOr(currentTarget.value))}
        />
      )
    case 'day':
      return (
        <TextInput
          {...common}
          description={help}
          type="date"
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )
    case 'address':
      return (
        <AddressField
          {...common}
          description={help}
          value={text}
          onChange={change}
          onTitle={(title) => field.words && toText(values[field.words]) === '' && onChange(field.words, title)}
        />
      )
    default:
      return (
        <TextInput
          {...common}
          description={help}
          value={text}
          dir="auto"
          onChange={({ currentTarget }) => change(currentTarget.value)}
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
