import type { User } from '@stepwise/shared/contracts'
import { $user } from '@stepwise/shared/session'
import { combine, createEffect, createStore, sample } from 'effector'
import { reloadPage } from '../reload-page.ts'
import { settings } from '../settings/settings.ts'
import { $allowed } from './consent.model.ts'

/** What the chat script reads from `stepwiseChatVisitor` when it starts. */
export interface ChatVisitor {
  name: string
  email: string
}

const loadChatFx = createEffect(({ firstName, surname, email }: User) => {
  const { chat } = settings
  if (!chat) return
  const visitor: ChatVisitor = { name: `${firstName} ${surname}`, email }
  Object.assign(globalThis, { stepwiseChatVisitor: visitor })
  const script = document.createElement('script')
  script.src = chat.script
  document.head.append(script)
})
const reloadFx = createEffect(() => reloadPage())
const forgetVisitorFx = createEffect(() => void Reflect.deleteProperty(globalThis, 'stepwiseChatVisitor'))

/** Whose chat runs in this page. No script can be taken out of a page again. */
export const $chatPersonId = createStore<string | null>(null).on(loadChatFx, (_, { id }) => id)

const $next = combine({ user: $user, allowed: $allowed, running: $chatPersonId }, ({ user, allowed, running }) =>
  running === null && allowed.includes('chat') ? user : null,
)
sample({ clock: $next, filter: Boolean, target: loadChatFx })

sample({
  clock: $user,
  source: $chatPersonId,
  filter: (running, user) => running !== null && user === null,
  fn: () => {},
  target: forgetVisitorFx,
})
// The next person must not write in the chat of the one before.
sample({
  clock: $user,
  source: $chatPersonId,
  filter: (running, user) => running !== null && user !== null && user.id !== running,
  fn: () => {},
  target: reloadFx,
})
