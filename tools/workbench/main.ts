import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { type PartFolder, partFolder } from '../build/parts.ts'
import { develop, stopOnSignal } from '../dev/develop.ts'
import { root } from '../launch/root.mjs'
import { run } from '../launch/run.ts'
import { startSettings } from '../start/settings.ts'

const host: PartFolder = {
  part: 'host',
  folder: join(root, 'tools/workbench/host'),
  dist: join(root, 'tools/workbench/host/dist'),
}

// Runs one remote in the real shell with a bar, against a real API with new data at each start: study at PORT (4100), pro at
// the next port.
await run(async () => {
  const name = process.argv[2] ?? ''
  const remote = partFolder(name)
  if (!existsSync(join(remote.folder, 'remote.config.ts')))
    throw new UserFacingError([`There is no remote named "${name}".`])
  const port = Number(process.env.PORT || 4100)
  const stops = []
  for (const [offset, edition] of (['study', 'pro'] as const).entries()) {
    const dataDir = join(root, 'var/workbench', name, edition)
    await rm(dataDir, { recursive: true, force: true })
    const settings = startSettings({
      ...process.env,
      EDITION: edition,
      PORT: String(port + offset),
      DATA_DIR: dataDir,
      STORE_DIR: '',
    })
    stops.push(await develop(settings, [host, remote]))
  }
  stopOnSignal(...stops)
  console.log(
    `\nThe workbench of ${name} is at http://localhost:${port} (study) and http://localhost:${port + 1} (pro).`,
  )
  console.log('Choose edition, person, theme, text size and faults in its bar. Stop with Ctrl+C.\n')
})
