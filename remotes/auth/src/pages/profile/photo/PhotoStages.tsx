import { $user } from '@stepwise/shared/session'
import { Avatar, announced, Button } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { CropStage } from './CropStage.tsx'
import { type CropArea, cropToJpeg } from './crop-to-jpeg.ts'
import { PhotoMessage } from './PhotoMessage.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import styles from './PhotoStages.module.css'
import { removePhotoFx, uploadPhotoFx } from './photo.model.ts'
import { openPhoto, type PickedPhoto, photoRule } from './picked-photo.ts'

const removedMessage = 'Your photo has been removed.'
const changedMessage = 'Your photo has been changed.'

interface PhotoStagesProps {
  onDone: () => void
}

type Stage = 'view' | 'remove' | 'pick' | 'crop'

/** The stages of the photo dialog (docs/product/accounts.md#photo-stages, docs/product/accounts.md#photo-removed). */
export function PhotoStages({ onDone }: PhotoStagesProps) {
  const [user, upload, remove, announce] = useUnit([$user, uploadPhotoFx, removePhotoFx, announced])
  const [stage, setStage] = useState<Stage>(user?.avatar ? 'view' : 'pick')
  const fields = useFocusOnChange<HTMLDivElement>(stage)
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
  const done = (message: string) => {
    announce(message)
    onDone()
  }
  const showStage = (next: Stage) => {
    form.clearProblems()
    setStage(next)
  }
  const { avatar } = user ?? {}
  const removeNow = () =>
    avatar && form.advance({ fields: [], action: () => remove(avatar.id), onAccepted: () => done(removedMessage) })
  const uploadNow = () => form.advance({ action: send, onAccepted: () => done(changedMessage) })

  return (
    <>
      <Form form={form} onSubmit={stage === 'remove' ? removeNow : uploadNow} buttons={null}>
        <div ref={fields} className={styles.stage}>
          {stage === 'view' && avatar && (
            <div className={styles.view}>
              <Avatar src={avatar.large} alt="Your photo" size={200} radius={999} />
              <div className={styles.buttons}>
                <Button onClick={() => showStage('pick')}>Update</Button>
                <Button variant="outline" color="red" onClick={() => showStage('remove')}>
                  Remove
                </Button>
              </div>
            </div>
          )}
          {stage === 'remove' && (
            // biome-ignore lint/a11y/useSemanticElements: a question with its answers, not a group of fields
            <div role="group" aria-labelledby="remove-photo" className={styles.view}>
              <p id="remove-photo" className={styles.question}>
                Remove your photo? Your initials will be shown instead.
              </p>
              <div className={styles.buttons}>
                <Button variant="default" onClick={() => showStage('view')}>
                  Keep photo
                </Button>
                <SubmitButton color="red" isBusy={form.isBusy} busyLabel="Removing…">
                  Remove photo
                </SubmitButton>
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
                <Button variant="default" onClick={() => showStage('pick')}>
                  Cancel
                </Button>
                <SubmitButton isBusy={form.isBusy} busyLabel="Uploading…">
                  Upload
                </SubmitButton>
              </div>
            </>
          )}
        </div>
      </Form>
      <PhotoMessage message={form.problems[0]?.message ?? form.message} occasion={form.attempt} />
    </>
  )
}

/** The control that had the focus goes with its stage: the first control of the next stage takes it. */
function useFocusOnChange<Part extends HTMLElement>(stage: Stage) {
  const part = useRef<Part>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    part.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [stage])
  return part
}
