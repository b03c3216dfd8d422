import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import type { PartFolder } from '../build/parts.ts'
import { root } from '../launch/root.mjs'
import { afterQuiet } from './after-quiet.ts'

const program = join(root, 'tools', 'dev', 'watch-part.ts')

/** Builds a part into `dist` now and whenever a source changes, and calls `built` after each good build. */
export function watchPart({ folder }: PartFolder, dist: string, edition: Edition, built: () => void) {
  let child = begin()

  function begin(): ChildProcess {
    const started = spawn(process.execPath, [program, folder, dist], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'development', EDITION: edition },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', built)
    return started
  }

  const beginAgain = afterQuiet(() => {
    child.kill()
    child = begin()
  })
  watch(folder, (_event, name) => {
    if (name && /\.config\.ts$|^package\.json$/.test(name)) beginAgain()
  })
}
