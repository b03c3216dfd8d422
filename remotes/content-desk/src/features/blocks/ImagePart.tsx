import { useUnit } from 'effector-react'
import { ImageField, type ImageValues } from '../images/ImageField.tsx'
import { toText } from './block-list.ts'
import { $images } from './blocks.model.ts'
import { findError } from './field-findings.ts'
import { fieldId } from './field-ids.ts'
import type { FieldPartProps } from './field-part-props.ts'

/** The picture of a block, which is several of its keys. */
export function ImagePart({ block, field, values, findings, onChange }: FieldPartProps) {
  const images = useUnit($images)
  const { key, alt, decorative } = field
  const image = toText(values[key])
  const change = (next: Partial<ImageValues>) => {
    if (next.image !== undefined) onChange(key, next.image)
    if (next.alt !== undefined && alt) onChange(alt, next.alt)
    if (next.isDecorative !== undefined && decorative) onChange(decorative, next.isDecorative)
  }
  return (
    <ImageField
      id={fieldId(block, key)}
      altId={fieldId(block, alt ?? 'alt')}
      label={field.label}
      help={field.help}
      value={{
        image,
        alt: alt ? toText(values[alt]) : '',
        isDecorative: decorative !== undefined && values[decorative] === true,
      }}
      onChange={change}
      isOptional={field.isOptional ?? false}
      hasAlt={alt !== undefined}
      hasDecorative={decorative !== undefined}
      isAltRequired={decorative !== undefined || field.isAltRequired === true}
      errors={{ image: findError(findings, key), alt: alt ? findError(findings, alt) : undefined }}
      others={images.filter((other) => other !== image)}
    />
  )
}
