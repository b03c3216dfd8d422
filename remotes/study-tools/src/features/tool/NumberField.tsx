import { announced } from '@stepwise/shared/ui'
import { type FieldProps, TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { clampTyped } from './numbers.ts'

interface NumberFieldProps {
  label: string
  description?: string
  /** Bounds that the number is moved into when the field is left. */
  clamp?: [least: number, most: number]
  field: FieldProps<string>
}

/** A plain text field, because spinners change by accident and hide invalid text. */
export function NumberField({ label, description, clamp, field }: NumberFieldProps) {
  const announce = useUnit(announced)
  const clampOnBlur = () => {
    if (!clamp) return
    const clamped = clampTyped(field.value, ...clamp)
    if (clamped === field.value) return
    field.onChange(clamped)
    announce(`${label}: ${clamped}. It can be ${clamp[0]} to ${clamp[1]}.`)
  }
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      onBlur={clampOnBlur}
      {...field}
    />
  )
}
