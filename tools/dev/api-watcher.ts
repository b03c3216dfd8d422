import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import type { ServerProcess, StartSettings } from '@stepwise/cli/start'
import { startApi } from '@stepwise/cli/start'
import { debounce } from '@stepwise/cli/watch'

/**
 * Runs the API on `port`, and restarts it when its code, the contracts or the content change. `onReady` is called each time it
 * answers. When it does not start, it has printed why, and the next change tries again.
 */
export function watchApi(settings: StartSettings, port: number, onReady: () => void) {
  let api: ServerProcess = startApi(settings, port)
  const untilReady = (started: ServerProcess) =>
    started.ready.then(onReady).catch(() => console.error('The API waits for a change.'))
  const first = untilReady(api)

  const restart = debounce(async () => {
    await api.stop()
    api = startApi(settings, port)
    await untilReady(api)
  })
  for (const folder of [join(root, 'api', 'src'), join(root, 'shared', 'contracts'), settings.contentDir]) {
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name || !/\.test\.ts$/.test(name)) restart()
    })
  }
  return { first, stop: () => api.stop() }
}
