import { startEarly } from './early-calls.ts'
import { watchEarlyLinks } from './early-link.ts'
import { queueEarlyInput } from './early-press.ts'
import { applyLook } from './look.ts'
import { boot, hasRegistry, isForVisitors } from './registry.ts'
import { checkRendered, isRendered } from './rendered-content.ts'
import { startWhenDrawn } from './start-drawn.ts'
import { expectStart, startFailed } from './start-failure.ts'
import { watchStartFiles, writeMissingFeatures } from './start-files.ts'
import { showStaticFrame } from './static-frame.ts'
import { readVisit, showTitle } from './visit.ts'
import { startWhenUsed } from './visitors.ts'

// Runs in the head before any other script. It sets the colour scheme, so that the wrong one does not flash up, and starts every
// download and call that the address shows to be needed, so that none waits for another.

globalThis.stepwiseBoot = boot
document.documentElement.dataset.scripts = ''
watchStartFiles()
if (!hasRegistry) startFailed('no registry')
queueEarlyInput()
watchEarlyLinks()

const waitsForUse = isForVisitors()
if (!hasRegistry || !waitsForUse) {
  writeMissingFeatures()
  expectStart()
}
if (hasRegistry) {
  const visit = readVisit()
  const isDark = applyLook(visit)
  const hasContent = isRendered()
  checkRendered(visit, isDark)
  if (!hasContent) showStaticFrame(visit)
  const startCalls = () => startEarly(visit)
  if (waitsForUse) startWhenUsed(visit, startCalls)
  else {
    showTitle(visit)
    if (hasContent) startWhenDrawn(startCalls)
    else startCalls()
  }
}
