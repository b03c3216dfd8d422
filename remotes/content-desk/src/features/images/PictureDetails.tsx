import { Stack } from '@stepwise/shared/ui'
import { Checkbox, TextInput } from '@stepwise/shared/ui/forms'
import { FocalPoint } from './FocalPoint.tsx'
import styles from './ImageField.module.css'
import type { ImageFieldProps } from './image-field-props.ts'

/** The chosen picture, and beside it what readers get of it: its words, and what stays in sight. */
export function PictureDetails(props: ImageFieldProps) {
  const { altId, value, onChange, hasAlt, hasDecorative, hasFocus, isAltRequired, errors } = props
  const isAltMissing = isAltRequired && value.alt.trim() === '' && !value.isDecorative
  const missingAlt = hasDecorative ? 'Describe the picture, or mark it as decoration.' : 'Describe the picture.'
  const picture = <img src={value.image} alt={value.alt || 'The chosen picture'} className={styles.picture} />
  return (
    <div className="ui-wrap ui-gap-20 ui-top">
      {hasFocus ? (
        <FocalPoint focus={value.focus} onChange={(focus) => onChange({ focus })}>
          {picture}
        </FocalPoint>
      ) : (
        picture
      )}
      {hasAlt && (
        <Stack gap="xs" className={styles.words}>
          <TextInput
            id={altId}
            label={isAltRequired ? 'Description (alt text)' : 'Description (alt text, optional)'}
            description={
              isAltRequired
                ? 'What someone who cannot see the picture needs to know'
                : 'What someone who cannot see the picture needs to know. Without one it counts as decoration.'
            }
            value={value.alt}
            disabled={value.isDecorative}
            onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
            error={errors.alt ?? (isAltMissing ? missingAlt : undefined)}
          />
          {hasDecorative && (
            <Checkbox
              label="Decoration: it says nothing that the text does not"
              checked={value.isDecorative}
              onChange={({ currentTarget }) => onChange({ isDecorative: currentTarget.checked })}
            />
          )}
        </Stack>
      )}
    </div>
  )
}
