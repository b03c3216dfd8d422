import { Button, Group, Loader, Text } from '@stepwise/shared/ui'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from './ImageField.module.css'
import type { ImageFieldProps } from './image-field-props.ts'
import { acceptedTypes } from './image-file.ts'
import { PictureDetails } from './PictureDetails.tsx'
import { useImageUpload } from './use-image-upload.ts'

/** A picture and its words: chosen, dropped, pasted, or one of the document's own. */
export function ImageField(props: ImageFieldProps) {
  const { id, altId, label, help, value, onChange, isOptional, hasAlt, errors, others } = props
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
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    leaveChoice()
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
        {[
          help,
          'PNG, JPEG, WebP or HEIC that does not move, at most 40\u00a0MB; large ones are made smaller. You can also paste or drop one here.',
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
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
          {upload.state === 'running' ? upload.label : value.image === '' ? 'Choose a file' : 'Choose another file'}
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
        <ul className="ui-wrap ui-gap-8 ui-list" aria-label="Pictures of this page" onKeyDown={leaveByKey}>
          {others.map((other, index) => (
            <li key={other}>
              <button type="button" className={styles.other} onClick={() => choose(other)}>
                <img src={other} alt={`${index + 1}: ${formatName(other)}`} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {upload.state === 'idle' && upload.result && <Text>{upload.result}</Text>}
      {value.image !== '' && <PictureDetails {...props} />}
    </fieldset>
  )
}

/** The last part of an address, which for pictures of content/ says what they show. */
const formatName = (address: string) => address.slice(address.lastIndexOf('/') + 1).replace(/^[0-9a-f]{64}/, 'uploaded')
