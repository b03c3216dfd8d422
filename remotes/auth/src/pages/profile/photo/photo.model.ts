import { userChanged } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { removePhoto, uploadPhoto } from './photo.api.ts'

/** Takes the cropped photo as a JPEG data URL. */
export const uploadPhotoFx = createEffect(uploadPhoto)
export const removePhotoFx = createEffect(removePhoto)

sample({ clock: uploadPhotoFx.doneData, fn: (avatar) => ({ avatar }), target: userChanged })
sample({
  clock: removePhotoFx.doneData,
  filter: ({ status }) => status === 'success',
  fn: () => ({ avatar: null }),
  target: userChanged,
})
