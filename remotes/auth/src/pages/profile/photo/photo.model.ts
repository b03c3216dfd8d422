import type { AvatarUpload } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { userChanged } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'

export const uploadPhotoFx = createEffect((avatar: AvatarUpload) => call('POST /users/avatar', { body: { avatar } }))
/** Takes the photo's id. Fails unless the server says that the photo is gone. */
export const removePhotoFx = createEffect(async (id: string) => {
  const body = await call('DELETE /users/avatar/:id', { params: { id } })
  if (body.status !== 'success') throw new Error('the server did not remove the photo')
  return body
})

sample({ clock: uploadPhotoFx.doneData, fn: (avatar) => ({ avatar }), target: userChanged })
sample({
  clock: removePhotoFx.doneData,
  filter: ({ status }) => status === 'success',
  fn: () => ({ avatar: null }),
  target: userChanged,
})
