import { UiProvider } from '@stepwise/shared/ui'
import { registerRemotes, loadRemote } from '@module-federation/enhanced/runtime'
import { createRoot } from 'react-dom/client'
import { lazy, Suspense } from 'react'
import type { RemoteModule } from '@stepwise/shared/contracts'
const reg = JSON.parse(document.getElementById('registry')!.textContent!)
registerRemotes(reg)
const Page = lazy(async () => (await loadRemote<{default: RemoteModule}>('stepwise_learn/remote'))!.default.pages['learn-home']!())
createRoot(document.getElementById('root')!).render(<UiProvider colorScheme="light"><Suspense><Page /></Suspense></UiProvider>)
