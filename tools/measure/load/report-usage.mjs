// Loaded into each server with `node --import`: tells the process that started it, when it is asked, what it uses.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

/** @param {number} bytes */
const inMegabytes = (bytes) => Math.round(bytes / 104_857.6) / 10

process.on('message', (message) => {
  if (message !== 'measure usage') return
  collectGarbage()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({
    usedMegabytes: inMegabytes(heapUsed + external),
    rssMegabytes: inMegabytes(rss),
    cpuMs: (user + system) / 1000,
  })
})
