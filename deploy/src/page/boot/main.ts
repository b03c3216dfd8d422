import { startEarly } from './early-calls.ts'
import { keepPresses } from './early-press.ts'
import { applyLook } from './look.ts'
import { startWhenUsed } from './prerendered-html.ts'
import { boot, hasRegistry } from './registry.ts'
import { expectStart, startFailed } from './start-failure.ts'
import { watchStartFiles } from './start-files.ts'
import { readVisit } from './visit.ts'

// Runs in the head before any other script. It sets the colour scheme, so that the wrong one does not flash up, and starts every
// download and call that the address shows to be needed, so that none waits for another.

globalThis.stepwiseBoot = boot
watchStartFiles()
if (!hasRegistry) startFailed('no registry')
keepPresses()

const isPrerendered = document.documentElement.dataset.prerendered !== undefined
// Prerendered HTML may be read for as long as one likes before the host is asked for.
if (!hasRegistry || !isPrerendered) expectStart()
if (hasRegistry) {
  const visit = readVisit()
  applyLook(visit)
  const startCalls = () => startEarly(visit)
  if (isPrerendered) startWhenUsed(visit, startCalls)
  else startCalls()
}
