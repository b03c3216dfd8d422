import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import type { PartFolder } from '../build/parts.ts'
import { root } from '../launch/root.mjs'
import { debounce } from './debounce.ts'

const program = join(root, 'tools', 'dev', 'watch-part.ts')

/** Builds a part into `dist` now and whenever a source changes, and calls `onBuilt` after each successful build. */
export function watchPart({ folder }: PartFolder, dist: string, edition: Edition, onBuilt: () => void) {
  let child = start()

  function start(): ChildProcess {
    const started = spawn(process.execPath, [program, folder, dist], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development', EDITION: edition },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', onBuilt)
    return started
  }

  const restart = debounce(() => {
    child.kill()
    child = start()
  })
  watch(folder, (_event, name) => {
    if (name && /\.config\.ts$|^package\.json$/.test(name)) restart()
  })
}
