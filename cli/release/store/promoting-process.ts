import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, promote, publish, rollback } from '@stepwise/deploy'

// Publishes and promotes a build of `learn` for ever, each time as another version, until it is killed (kill.slow.test.ts). It says what became live.
const [storeDir = '', build = ''] = process.argv.slice(2)
const reason = { who: 'ada', why: 'a test' }

for (let round = 0; ; round += 1) {
  const store = openStore(process.env, storeDir, 'study')
  const version = `1.0.0-${process.pid}-${round}`
  const dist = await mkdtemp(join(tmpdir(), 'stepwise-deploy-kill-'))
  await cp(build, dist, { recursive: true })
  const manifest = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8'))
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...manifest, version }))
  await publish(store, 'learn', dist)
  const moved = await promote(store, [{ part: 'learn', version }], reason)
  console.log(`${moved?.promotion} ${version}`)
  if (round % 3 === 2) {
    const undone = await rollback(store, 'learn', reason)
    console.log(`${undone?.promotion} ${undone?.changes[0]?.to}`)
  }
}
