// Loaded into each API with `node --import`: tells the process that started it how long its event loop was busy, and when it is asked, how much
// memory is in use.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const resolutionMs = 10
const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
histogram.enable()
const milliseconds = (/** @type {number} */ nanoseconds) =>
  Math.max(0, Math.round(nanoseconds / 1e5) / 10 - resolutionMs)

setInterval(() => {
  process.send?.({ delay: { p99: milliseconds(histogram.percentile(99)), max: milliseconds(histogram.max) } })
  histogram.reset()
}, 5000).unref()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('message', (message) => {
  if (message !== 'measure memory') return
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ usedMegabytes: Math.round((heapUsed + external) / 104_857.6) / 10 })
})
