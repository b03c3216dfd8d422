import { themeLoaded } from '@stepwise/shared/display'
import { preview } from '@stepwise/shared/preview'
import { duplicateModuleEvent } from '@stepwise/shared/session'
import { displayPanelOffered, installOffered, socialLinksGiven } from '@stepwise/shared/shell'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { connectionWatched } from './connection/connection.model.ts'
import { nextTask } from './next-task.ts'
import { startWhenReady } from './qa/QaPlace.tsx'
import { readRegistry, slotOwner } from './registry/registry.ts'
import { guardNatives } from './remotes/guard-natives.ts'
import { remotePart } from './remotes/load-part.ts'
import { registerLiveRemotes } from './remotes/load-remote.ts'
import { countLoad, reportFault } from './remotes/report-fault.ts'
import { retryFailedShares } from './remotes/shared-modules.ts'
import { reportUncaughtErrors } from './remotes/uncaught-errors.ts'
import { keepLook } from './rendering/keep-look.ts'
import { noteRedrawn, readRenderedPage, takeRenderedPage } from './rendering/rendered-page.ts'
import { createRouter } from './routes/router.tsx'
import { wantHeadingFocus } from './routes/use-route-changes.ts'
import { startSession } from './session/start-session.ts'
import { followOtherTabs } from './settings/other-tabs.ts'
import { settings } from './settings/settings.ts'
import { startStylesLoaded } from './start-styles.ts'
import './text-font.css'
import { resumeAfterReload } from './updates/after-reload.ts'
import { followPromotions } from './updates/follow-promotions.ts'
import { watchLoadedVersions } from './updates/loaded-versions.ts'

const unreadable: unknown[] = []
const registry = readRegistry(document, (entry) => unreadable.push(entry))
const { version } = registry.host
reportUncaughtErrors({ name: 'host', version })
for (const entry of unreadable)
  reportFault({ part: 'host', version, error: `The registry has a remote without a name: ${JSON.stringify(entry)}` })
addEventListener(duplicateModuleEvent, (event) => {
  reportFault({ part: 'host', version, error: (event as CustomEvent<string>).detail })
})
guardNatives(registry.remotes)
retryFailedShares()
registerLiveRemotes(registry)

startStylesLoaded()
  .then(nextTask)
  .then(() => startWhenReady(registry, start))

function start() {
  themeLoaded()
  displayPanelOffered(slotOwner(registry, 'panel.display') !== undefined)
  socialLinksGiven(settings.socialLinks)
  const router = createRouter(registry)
  wantHeadingFocus(router)
  // A preview shows what the desk around it asks for.
  if (!preview) {
    watchLoadedVersions(registry, countLoad)
    followPromotions(registry, router)
    resumeAfterReload()
  }
  const rendered = readRenderedPage(document)
  const root = document.getElementById('root')
  if (root && rendered) takeRenderedPage(root, rendered, registry, remotePart)
  else startSession(router)
  keepLook()
  connectionWatched()
  followOtherTabs()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffered(event as Event & { prompt: () => Promise<unknown> })
  })

  document.getElementById('starting')?.remove()
  const app = <App registry={registry} router={router} />
  // In slices, between which the browser scrolls and takes input.
  if (root && rendered) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: noteRedrawn }))
  else if (root) createRoot(root).render(app)
  delete document.documentElement.dataset.withheld
  return router
}
