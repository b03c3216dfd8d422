import { announced } from '@stepwise/shared/ui'
import { type FieldProps, TextInput } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { clampTyped } from './numbers.ts'

interface NumberFieldProps {
  label: string
  description?: string
  /** Bounds to which a typed number is moved once the person leaves the field. */
  clamp?: [least: number, most: number]
  field: FieldProps<string>
}

/** A number that is typed: a plain text field, because spinners change by accident and hide what cannot be read. */
export function NumberField({ label, description, clamp, field }: NumberFieldProps) {
  const announce = useUnit(announced)
  const settle = () => {
    if (!clamp) return
    const settled = clampTyped(field.value, ...clamp)
    if (settled === field.value) return
    field.onChange(settled)
    announce(`${label}: ${settled}. It can be ${clamp[0]} to ${clamp[1]}.`)
  }
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      onBlur={settle}
      {...field}
    />
  )
}
