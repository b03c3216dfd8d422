// Loaded into each API with `node --import`: tells the process that started it, when it is asked, how much memory is in use.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('message', (message) => {
  if (message !== 'measure memory') return
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ usedMegabytes: Math.round((heapUsed + external) / 104_857.6) / 10 })
})
