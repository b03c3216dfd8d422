import type { Passkey } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { $security, securityChanged } from '../../features/security/security.model.ts'
import { withStepUp } from '../../features/security/step-up.model.ts'
import { addPasskeyFx } from '../../features/sign-in/passkeys.model.ts'

// Ways to sign in beside the password (docs/product/own-account.md#ways-in-managed).

export const waysInOpened = createEvent()

/** The browser in words, such as "Chrome on Windows": the name that a new passkey gets unless the person gives another. */
export const $deviceName = personalStore('')
export const fetchDeviceFx = createEffect(() => call('GET /users/sessions', { failures: 'caller' }))
sample({ clock: waysInOpened, target: fetchDeviceFx })
$deviceName.on(fetchDeviceFx.doneData, (_, { sessions }) => sessions.find(({ isCurrent }) => isCurrent)?.device ?? '')

export const makePasskeyFx = withStepUp(addPasskeyFx)

export const renamePasskeyFx = createEffect(async ({ id, name }: Pick<Passkey, 'id' | 'name'>) => {
  const { passkey } = await call('PUT /users/passkeys/:id', { params: { id }, body: { name } })
  return passkey
})

export const deletePasskeyFx = createEffect((id: string) => call('DELETE /users/passkeys/:id', { params: { id } }))
export const removePasskeyFx = withStepUp(deletePasskeyFx)

export const deleteInstitutionFx = createEffect((id: string) =>
  call('DELETE /users/institutions/:id', { params: { id } }),
)
export const unlinkInstitutionFx = withStepUp(deleteInstitutionFx)

const $passkeys = $security.map((security) => security?.passkeys ?? [])
sample({
  clock: addPasskeyFx.doneData,
  source: $passkeys,
  fn: (passkeys, added) => ({ passkeys: [added, ...passkeys] }),
  target: securityChanged,
})
sample({
  clock: renamePasskeyFx.doneData,
  source: $passkeys,
  fn: (passkeys, renamed) => ({ passkeys: passkeys.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)) }),
  target: securityChanged,
})
sample({
  clock: deletePasskeyFx.done,
  source: $passkeys,
  fn: (passkeys, { params: removed }) => ({ passkeys: passkeys.filter(({ id }) => id !== removed) }),
  target: securityChanged,
})
sample({
  clock: deleteInstitutionFx.done,
  source: $security.map((security) => security?.institutions ?? []),
  fn: (institutions, { params: unlinked }) => ({ institutions: institutions.filter(({ id }) => id !== unlinked) }),
  target: securityChanged,
})
