import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { developAgainst } from '@stepwise/cli/against'
import { partFolder } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { readArguments, run } from '@stepwise/cli/run'
import { startSettings } from '@stepwise/cli/start'
import { UserFacingError } from '@stepwise/deploy/errors'
import { firstPage } from '@stepwise/host/first-page'
import { ownedConfigSchema } from '@stepwise/shared/contracts/remote'
import { develop, stopOnSignal } from '../develop.ts'
import { aloneStore } from './alone-store.ts'

/** `against`: the address of a product in which to show the remote, instead of alone. */
const options = { against: { type: 'string' } } as const

// Shows one remote alone in the real shell, against a real API with new data at each start: study at PORT (4100), pro at the next port.
await run(async () => {
  const { values, positionals } = readArguments({ allowPositionals: true, options })
  const [name = ''] = positionals
  const { against } = values
  const remote = partFolder(name)
  const configFile = join(remote.folder, 'remote.config.ts')
  if (!existsSync(configFile)) throw new UserFacingError([`There is no remote named "${name}".`])
  if (against !== undefined) {
    const { address, plainAddress } = await developAgainst(against, remote, Number(process.env.PORT || 4200))
    console.log(`\n${against} with ${name} of this machine, for you alone: ${address} (in Safari: ${plainAddress})`)
    console.log('Each save reloads the open pages. Stop with Ctrl+C.\n')
    return
  }
  const { routes } = ownedConfigSchema.parse((await import(pathToFileURL(configFile).href)).default)
  const port = Number(process.env.PORT || 4100)
  const benches = (['study', 'pro'] as const).flatMap((edition, offset) => {
    const page = firstPage(routes, edition)
    return page === undefined
      ? []
      : [{ edition, page, port: port + offset, origin: `http://localhost:${port + offset}` }]
  })
  const [study, pro] = benches
  // Without the other edition there is none to choose.
  const origins = study && pro && { study: study.origin, pro: pro.origin }
  const stops: (() => Promise<void>)[] = []
  stopOnSignal(async () => {
    await Promise.all(stops.map((stop) => stop()))
  })
  console.log(`\nThe workbench of ${name}:`)
  for (const { edition, page, port: ownPort, origin } of benches) {
    const dataDir = join(root, 'var/workbench', name, edition)
    await rm(dataDir, { recursive: true, force: true })
    const settings = startSettings({
      ...process.env,
      EDITION: edition,
      PORT: String(ownPort),
      DATA_DIR: dataDir,
      STORE_DIR: '',
    })
    const bench = await develop(settings, [partFolder('host'), remote], (store) => aloneStore(store, name, origins))
    stops.push(bench.stop)
    console.log(`  ${edition}: ${origin}${page}`)
    // Both at once would keep the first page waiting for twice as long on two processors.
    await bench.live
  }
  console.log('Its bar chooses edition, person, theme, text size and fault; the address says them. Stop with Ctrl+C.\n')
})
