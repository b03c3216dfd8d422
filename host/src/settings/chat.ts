import { edition } from '@stepwise/shared/edition'
import { $user } from '@stepwise/shared/session'
import { createWatch } from 'effector'
import { settings } from './settings.ts'

/** What the chat script finds when it starts (spec 2.3). */
export interface ChatVisitor {
  name: string
  email: string
}

/** Spec 2.3: in production, the study edition loads the support chat once somebody is signed in. */
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
