import { call } from '@stepwise/shared/http'

export const uploadPhoto = (image: string) => call('POST /users/avatar', { body: { avatar: { image } } })
export const removePhoto = (id: string) => call('DELETE /users/avatar/:id', { params: { id } })
