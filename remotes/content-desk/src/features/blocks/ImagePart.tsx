import { useUnit } from 'effector-react'
import { ImageField } from '../images/ImageField.tsx'
import type { ImageValues } from '../images/image-field-props.ts'
import { toText } from './block-list.ts'
import { $images } from './blocks.model.ts'
import { findError } from './field-findings.ts'
import { fieldId } from './field-ids.ts'
import type { FieldPartProps } from './field-part-props.ts'

/** The picture of a block, which is several of its keys. */
export function ImagePart({ block, field, values, findings, onChange }: FieldPartProps) {
  const images = useUnit($images)
  const { key, alt, decorative, focus } = field
  const image = toText(values[key])
  const change = (next: Partial<ImageValues>) => {
    if (next.image !== undefined && next.image !== image) {
      // Another picture: it has to be described or marked, and the point of the one before is not its own.
      if (decorative && typeof values[decorative] !== 'boolean') onChange(decorative, false)
      if (focus && values[focus]) onChange(focus, '')
      // Last, so that Undo begins with the picture.
      onChange(key, next.image)
    }
    if (next.focus !== undefined && focus) onChange(focus, next.focus)
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
        focus: focus ? toText(values[focus]) : '',
      }}
      onChange={change}
      isOptional={field.isOptional ?? false}
      hasAlt={alt !== undefined}
      hasDecorative={decorative !== undefined}
      hasFocus={focus !== undefined}
      // A text of an earlier release, whose picture may be decoration without saying so.
      isAltRequired={field.isAltRequired === true || (decorative !== undefined && values[decorative] !== undefined)}
      errors={{ image: findError(findings, key), alt: alt ? findError(findings, alt) : undefined }}
      others={images.filter((other) => other !== image)}
    />
  )
}
