import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import type { PartFolder } from '../build/parts.ts'
import { nodeOptions } from '../launch/node-options.ts'
import { root, sharedFolder } from '../launch/root.mjs'
import { debounce } from './debounce.ts'
import type { WatchMessage } from './watch-part.ts'

const program = join(import.meta.dirname, 'watch-part.ts')
/** All builds are made with these: who changes them starts again. */
const presets = ['federation', 'contracts'].map((name) => join(sharedFolder, name))

interface Listeners {
  onBuilt: (hash: string) => void
  onFailed: (errors: string[]) => void
}

/**
 * Builds a part into `dist` now and whenever a source changes, and reports how it went. A changed configuration is loaded again. Returns
 * what stops it.
 */
export function watchPart({ folder }: PartFolder, dist: string, edition: Edition, { onBuilt, onFailed }: Listeners) {
  const watched = new Map<string, Set<string>>()
  let child = start()

  function start(): ChildProcess {
    const started = spawn(process.execPath, [...nodeOptions, program, folder, dist], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development', EDITION: edition },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', (message: WatchMessage) => {
      if ('configuredBy' in message) message.configuredBy.forEach(watchConfiguration)
      else if (message.hash === undefined) onFailed(message.errors)
      else onBuilt(message.hash)
    })
    return started
  }

  const restart = debounce(() => {
    child.kill()
    child = start()
  })

  /** Its folder, because an editor may replace a file by another. */
  function watchConfiguration(file: string) {
    if (presets.some((preset) => file.startsWith(preset))) return
    const inFolder = watched.get(dirname(file)) ?? new Set<string>()
    inFolder.add(file)
    if (watched.has(dirname(file))) return
    watched.set(dirname(file), inFolder)
    watch(dirname(file), (_event, name) => {
      if (name && inFolder.has(join(dirname(file), name))) restart()
    })
  }
  watchConfiguration(join(folder, 'rspack.config.ts'))
  watchConfiguration(join(folder, 'package.json'))
  return { stop: () => void child.kill() }
}
