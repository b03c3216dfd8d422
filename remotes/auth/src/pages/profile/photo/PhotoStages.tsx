import { $user } from '@stepwise/shared/session'
import { Avatar, Button } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { Snackbar } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { CropStage } from './CropStage.tsx'
import { type CropArea, cropToJpeg } from './crop-to-jpeg.ts'
import styles from './PhotoStages.module.css'
import { removePhotoFx, uploadPhotoFx } from './photo.model.ts'
import { acceptedTypes, openPhoto, type PickedPhoto, photoMessageMs, photoRule } from './picked-photo.ts'

interface PhotoStagesProps {
  onDone: () => void
}

/** View with Update and Remove; pick a file; crop, then upload or go back to picking (spec 2.6). */
export function PhotoStages({ onDone }: PhotoStagesProps) {
  const [user, upload, remove] = useUnit([$user, uploadPhotoFx, removePhotoFx])
  const [stage, setStage] = useState<'view' | 'pick' | 'crop'>(user?.avatar ? 'view' : 'pick')
  const area = useRef<CropArea | null>(null)
  const send = async ({ photo }: { photo: PickedPhoto | null }) => {
    if (photo && area.current) await upload(await cropToJpeg(photo.url, area.current))
  }
  const form = useProductForm<{ photo: PickedPhoto | null }>({
    name: 'photo',
    initialValues: { photo: null },
    rules: { photo: [photoRule] },
    send,
  })
  const { photo } = form.values
  useEffect(() => () => URL.revokeObjectURL(photo?.url ?? ''), [photo])

  async function pick(file: File | undefined) {
    if (!file) return
    form.set('photo', await openPhoto(file))
    await form.advance({ onAccepted: () => setStage('crop') })
  }
  const removeNow = () => {
    const { avatar } = user ?? {}
    return avatar && form.advance({ fields: [], action: () => remove(avatar.id), onAccepted: onDone })
  }
  const uploadNow = () => form.advance({ action: send, onAccepted: onDone })

  return (
    <>
      <Form form={form} onSubmit={uploadNow} buttons={null}>
        {stage === 'view' && user?.avatar && (
          <div className={styles.view}>
            <Avatar src={user.avatar.large} alt="Your photo" size={200} radius={999} />
            <div className={styles.buttons}>
              <Button onClick={() => setStage('pick')}>Update</Button>
              <Button variant="outline" color="red" aria-disabled={form.isBusy || undefined} onClick={removeNow}>
                Remove
              </Button>
            </div>
          </div>
        )}
        {stage === 'pick' && (
          <PhotoPicker id={form.field('photo').id} error={form.field('photo').error} onPick={pick} />
        )}
        {stage === 'crop' && photo && (
          <>
            <CropStage
              url={photo.url}
              onArea={(chosen) => {
                area.current = chosen
              }}
            />
            <div className={styles.buttons}>
              <Button variant="default" onClick={() => setStage('pick')}>
                Cancel
              </Button>
              <SubmitButton isBusy={form.isBusy} busyLabel="Uploading…">
                Upload
              </SubmitButton>
            </div>
          </>
        )}
      </Form>
      <Snackbar
        tone="problem"
        message={form.problems[0]?.message ?? form.message}
        occasion={form.attempt}
        hideAfterMs={photoMessageMs}
      />
    </>
  )
}

interface PhotoPickerProps {
  id: string
  error: string | undefined
  onPick: (file: File | undefined) => void
}

function PhotoPicker({ id, error, onPick }: PhotoPickerProps) {
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        Choose a photo
      </label>
      <p id={`${id}-help`} className={styles.help}>
        One JPEG or PNG file of at most 5 MB.
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
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
