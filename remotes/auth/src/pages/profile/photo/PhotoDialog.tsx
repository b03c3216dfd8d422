import { $user } from '@stepwise/shared/session'
import { Avatar, announced, Button } from '@stepwise/shared/ui'
import { Form, SubmitButton, useProductForm } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { CropStage } from './CropStage.tsx'
import { type CropArea, cropPhoto } from './cropped-photo.ts'
import styles from './PhotoDialog.module.css'
import { PhotoPicker } from './PhotoPicker.tsx'
import { PhotoStage } from './PhotoStage.tsx'
import { removePhotoFx, uploadPhotoFx } from './photo.model.ts'
import { openPhoto, type PickedPhoto, photoRule } from './picked-photo.ts'

const removedMessage = 'Your photo has been removed.'
const changedMessage = 'Your photo has been changed.'

type Stage = 'view' | 'remove' | 'pick' | 'crop'

const removeQuestion = 'Remove your photo? Your initials will be shown instead.'

/** What is said when a stage takes the place of another. */
const stageNews: Record<Stage, string> = {
  view: 'Your photo stays.',
  remove: removeQuestion,
  pick: 'Choose a photo. Nothing has been uploaded.',
  crop: 'Your photo is chosen. Move it and zoom, then choose Upload.',
}

interface PhotoDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The profile photo dialog. Its stages are mounted again each time it opens. */
export default function PhotoDialog({ isOpen, onClose }: PhotoDialogProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title="Profile photo">
      <PhotoStages onDone={onClose} />
    </Dialog>
  )
}

export function PhotoStages({ onDone }: { onDone: () => void }) {
  const [user, upload, remove, announce] = useUnit([$user, uploadPhotoFx, removePhotoFx, announced])
  const [stage, setStage] = useState<Stage>(user?.avatar ? 'view' : 'pick')
  const [hasMoved, setHasMoved] = useState(false)
  const area = useRef<CropArea | null>(null)
  const send = async ({ photo }: { photo: PickedPhoto | null }) => {
    if (photo && area.current) await upload(await cropPhoto(photo, area.current))
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
    await form.advance({ onAccepted: () => moveTo('crop') })
  }
  const done = (message: string) => {
    announce(message)
    onDone()
  }
  const moveTo = (next: Stage) => {
    setHasMoved(true)
    setStage(next)
  }
  const showStage = (next: Stage) => {
    form.clearProblems()
    moveTo(next)
  }
  const { avatar } = user ?? {}
  const removeNow = () =>
    avatar && form.advance({ fields: [], action: () => remove(avatar.id), onAccepted: () => done(removedMessage) })
  const uploadNow = () => form.advance({ action: send, onAccepted: () => done(changedMessage) })

  const news = hasMoved ? stageNews[stage] : null

  return (
    <Form form={form} onSubmit={stage === 'remove' ? removeNow : uploadNow} buttons={null} keepsPlaceForProblems>
      {stage === 'view' && avatar && (
        <PhotoStage key={stage} name="Your photo" news={news} className="ui-stack ui-gap-24 ui-centred">
          <Avatar src={avatar.large} alt="Your photo" size={200} radius={999} className={styles.photo} />
          <div className={styles.buttons}>
            <Button onClick={() => showStage('pick')}>Update</Button>
            <Button variant="outline" color="red" onClick={() => showStage('remove')}>
              Remove
            </Button>
          </div>
        </PhotoStage>
      )}
      {stage === 'remove' && (
        <PhotoStage key={stage} name={removeQuestion} news={news} className="ui-stack ui-gap-24 ui-centred">
          <p className="ui-flat">{removeQuestion}</p>
          <div className={styles.buttons}>
            <Button variant="default" onClick={() => showStage('view')}>
              Keep photo
            </Button>
            <SubmitButton color="red" isBusy={form.isBusy} busyLabel="Removing…">
              Remove photo
            </SubmitButton>
          </div>
        </PhotoStage>
      )}
      {stage === 'pick' && (
        <PhotoStage key={stage} name="A new photo" news={news}>
          <PhotoPicker id={form.field('photo').id} error={form.field('photo').error} onPick={pick} />
        </PhotoStage>
      )}
      {stage === 'crop' && photo && (
        <PhotoStage key={stage} name="Crop your photo" news={news} className="ui-stack ui-gap-24">
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
        </PhotoStage>
      )}
    </Form>
  )
}
