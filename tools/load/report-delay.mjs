// Loaded into each API with `node --import`: tells the process that started it how long its event loop was busy.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 10
const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
histogram.enable()
const milliseconds = (/** @type {number} */ nanoseconds) =>
  Math.max(0, Math.round(nanoseconds / 1e5) / 10 - resolutionMs)

setInterval(() => {
  process.send?.({ delay: { p99: milliseconds(histogram.percentile(99)), max: milliseconds(histogram.max) } })
  histogram.reset()
}, 5000).unref()
