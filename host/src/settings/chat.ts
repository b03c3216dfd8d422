import { edition } from '@stepwise/shared/edition'
import { $user } from '@stepwise/shared/session'
import { createWatch } from 'effector'
import { settings } from './settings.ts'

/** What the chat script reads from `stepwiseChatVisitor` when it starts. */
export interface ChatVisitor {
  name: string
  email: string
}

/** Loads the support chat once somebody is signed in, in production and in study (docs/product/shell-and-search.md#chat). */
export function startChat(): void {
  const { chat, isProduction } = settings
  if (!chat || !isProduction || edition.id !== 'study') return
  const stop = createWatch({
    unit: $user,
    fn: (user) => {
      if (!user) return
      const visitor: ChatVisitor = { name: `${user.firstName} ${user.surname}`, email: user.email }
      Object.assign(globalThis, { stepwiseChatVisitor: visitor })
      const script = document.createElement('script')
      script.src = chat.script
      document.head.append(script)
      stop()
    },
  })
}
