import { call } from '@stepwise/shared/http'

export const uploadPhoto = (image: string) => call('POST /users/avatar', { body: { avatar: { image } } })

/** Throws unless the photo is gone. */
export async function removePhoto(id: string) {
  const answer = await call('DELETE /users/avatar/:id', { params: { id } })
  if (answer.status !== 'success') throw new Error('the server has kept the photo')
  return answer
}
