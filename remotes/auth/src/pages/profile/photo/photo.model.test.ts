import { $user } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { removePhotoFx, uploadPhotoFx } from './photo.model.ts'

const avatar = { id: 'photo-1', large: '/large.jpg', medium: '/medium.jpg' }

test('an uploaded photo becomes the person’s', async () => {
  const scope = await signedInScope(aUser(), { handlers: [[uploadPhotoFx, async () => avatar]] })
  await allSettled(uploadPhotoFx, { scope, params: { image: 'data:image/jpeg;base64,' } })
  expect(scope.getState($user)?.avatar).toEqual(avatar)
})

test('a photo is removed only when the server says success', async () => {
  const answers = [{ status: 'busy' }, { status: 'success' }]
  const scope = await signedInScope(aUser({ avatar }), { handlers: [[removePhotoFx, async () => answers.shift()]] })
  await allSettled(removePhotoFx, { scope, params: avatar.id })
  expect(scope.getState($user)?.avatar).toEqual(avatar)
  await allSettled(removePhotoFx, { scope, params: avatar.id })
  expect(scope.getState($user)?.avatar).toBeNull()
})
