import styles from './PhotoDialog.module.css'
import { acceptedTypes } from './picked-photo.ts'

interface PhotoPickerProps {
  id: string
  error: string | undefined
  onPick: (file: File | undefined) => void
}

export function PhotoPicker({ id, error, onPick }: PhotoPickerProps) {
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className="ui-strong">
        Choose a photo
      </label>
      <p id={`${id}-help`} className="ui-flat ui-muted">
        One JPEG or PNG file of at most 5&nbsp;MB.
      </p>
      <input
        id={id}
        type="file"
        accept={acceptedTypes}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
        className={styles.file}
        onChange={(event) => {
          onPick(event.currentTarget.files?.[0])
          // Without this, choosing the same file again would be no change.
          event.currentTarget.value = ''
        }}
      />
      {/* Its place is kept. */}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  )
}
