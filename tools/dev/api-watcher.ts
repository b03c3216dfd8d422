import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launch/root.mjs'
import { type ApiProcess, startApi } from '../start/api-process.ts'
import type { StartSettings } from '../start/settings.ts'
import { afterQuiet } from './after-quiet.ts'

/**
 * Runs the API on `port`, and starts it again when its code, the contracts or the content change. A version that does not
 * start says why, and the next change tries again. `restarted` is called when a new one answers.
 */
export function watchApi(settings: StartSettings, port: number, restarted: () => void) {
  let api: ApiProcess = startApi(settings, port)
  const answering = (one: ApiProcess) =>
    one.ready.then(restarted).catch(() => console.error('The API waits for a change.'))
  const first = answering(api)

  const startAgain = afterQuiet(async () => {
    await api.stop()
    api = startApi(settings, port)
    await answering(api)
  })
  for (const folder of [join(root, 'api', 'src'), join(root, 'shared', 'contracts'), settings.contentDir]) {
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name || !/\.test\.ts$/.test(name)) startAgain()
    })
  }
  return { first, stop: () => api.stop() }
}
