import { Button, Group, Loader, Stack, Text } from '@stepwise/shared/ui'
import { Checkbox, TextInput } from '@stepwise/shared/ui/forms'
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import styles from './ImageField.module.css'
import { acceptedTypes } from './image-file.ts'
import { useImageUpload } from './use-image-upload.ts'

export interface ImageValues {
  image: string
  alt: string
  isDecorative: boolean
}

interface ImageFieldProps {
  /** Of the choice of a picture; the description has it with `-alt`. */
  id: string
  altId: string
  label: string
  help?: string | undefined
  value: ImageValues
  onChange: (values: Partial<ImageValues>) => void
  isOptional: boolean
  hasAlt: boolean
  /** Whether it can be marked as decoration. */
  hasDecorative: boolean
  /** Where it is not, a picture without a description is decoration. */
  isAltRequired: boolean
  errors: { image: string | undefined; alt: string | undefined }
  /** Addresses of the pictures that the document has already. */
  others: readonly string[]
}

/** A picture and its words: chosen, dropped, pasted, or one of the document's own. */
export function ImageField(props: ImageFieldProps) {
  const { id, altId, label, help, value, onChange, isOptional, hasAlt, hasDecorative, isAltRequired, errors, others } =
    props
  const [isChoosing, setChoosing] = useState(false)
  const [isOver, setOver] = useState(false)
  const root = useRef<HTMLFieldSetElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const helpId = useId()
  const leaveChoice = () => {
    setChoosing(false)
    toggle.current?.focus()
  }
  const choose = (image: string) => {
    setChoosing(false)
    onChange({ image })
    // What it shows is the next thing to write, unless the person is elsewhere by now.
    const isHere = document.activeElement === document.body || root.current?.contains(document.activeElement)
    if (hasAlt && isHere) requestAnimationFrame(() => document.getElementById(altId)?.focus())
  }
  const { upload, start } = useImageUpload(choose)
  const take = (files: FileList) => files[0] && void start(files[0])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  const isAltMissing = hasAlt && value.image !== '' && value.alt.trim() === '' && !value.isDecorative
  const missingAlt = hasDecorative ? 'Describe the picture, or mark it as decoration.' : 'Describe the picture.'
  const message = upload.state === 'failed' ? upload.message : errors.image
  return (
    <fieldset
      ref={root}
      className={styles.field}
      data-over={isOver || undefined}
      aria-describedby={helpId}
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      <legend className={styles.legend}>{`${label}${isOptional ? ' (optional)' : ''}`}</legend>
      <Text id={helpId} c="dimmed">
        {[help, 'PNG, JPEG or WebP that does not move, at most 5\u00a0MB. You can also paste or drop one here.']
          .filter(Boolean)
          .join(' ')}
      </Text>
      {value.image !== '' && (
        <img src={value.image} alt={value.alt || 'The chosen picture'} className={styles.picture} />
      )}
      <Group gap="sm">
        <Button
          id={id}
          variant="default"
          aria-busy={upload.state === 'running'}
          aria-invalid={message !== undefined || undefined}
          aria-describedby={message === undefined ? undefined : `${id}-problem`}
          leftSection={upload.state === 'running' ? <Loader size={20} aria-hidden /> : undefined}
          onClick={() => upload.state !== 'running' && chooser.current?.click()}
        >
          {upload.state === 'running' ? 'Uploading…' : value.image === '' ? 'Choose a file' : 'Choose another file'}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={acceptedTypes}
          hidden
          aria-label="Picture file"
          onChange={({ currentTarget }) => {
            if (currentTarget.files) take(currentTarget.files)
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        {others.length > 0 && (
          <Button
            ref={toggle}
            variant="default"
            className={styles.button}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            Choose a picture of this page
          </Button>
        )}
        {isOptional && value.image !== '' && (
          <Button
            variant="default"
            onClick={() => {
              onChange({ image: '' })
              document.getElementById(id)?.focus()
            }}
          >
            Remove the picture
          </Button>
        )}
      </Group>
      {message !== undefined && (
        <Text id={`${id}-problem`} className="ui-danger ui-strong">
          <span>{message}</span>{' '}
          {upload.state === 'failed' && upload.file && (
            <Button variant="default" onClick={() => upload.file && void start(upload.file)}>
              Try again
            </Button>
          )}
        </Text>
      )}
      {isChoosing && (
        <ul
          className="ui-wrap ui-gap-8 ui-list"
          aria-label="Pictures of this page"
          onKeyDown={({ key }) => key === 'Escape' && leaveChoice()}
        >
          {others.map((other, index) => (
            <li key={other}>
              <button type="button" className={styles.other} onClick={() => choose(other)}>
                <img src={other} alt={`${index + 1}: ${formatName(other)}`} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasAlt && value.image !== '' && (
        <Stack gap="xs">
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
            error={errors.alt ?? (isAltRequired && isAltMissing ? missingAlt : undefined)}
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
    </fieldset>
  )
}

/** The last part of an address, which for pictures of content/ says what they show. */
const formatName = (address: string) => address.slice(address.lastIndexOf('/') + 1).replace(/^[0-9a-f]{64}/, 'uploaded')
