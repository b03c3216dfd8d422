import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote, rollback } from '../../../deploy/src/release/promote.ts'
import { publish } from '../../../deploy/src/release/publish.ts'
import { openStore } from '../../../deploy/src/store/open-store.ts'

// Publishes and promotes `learn` for ever, each time another version, until it is killed (kill.test.ts). It says what became live.
const [storeDir = '', manifest = ''] = process.argv.slice(2)
const reason = { who: 'ada', why: 'a test' }
const files = { 'remoteEntry.1.js': 'entry', 'home.1.js': 'page'.repeat(200), 'home.1.css': 'style' }
const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`
const integrities = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha384(content)]))

for (let round = 0; ; round += 1) {
  const store = openStore(process.env, storeDir, 'study')
  const version = `1.0.0-${process.pid}-${round}`
  const dist = await mkdtemp(join(tmpdir(), 'stepwise-deploy-kill-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content)
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...JSON.parse(manifest), version, integrities }))
  await publish(store, 'learn', dist)
  const moved = await promote(store, [{ part: 'learn', version }], reason, { isLocal: true })
  console.log(`${moved?.promotion} ${version}`)
  if (round % 3 === 2) {
    const undone = await rollback(store, 'learn', reason)
    console.log(`${undone?.promotion} ${undone?.changes[0]?.to}`)
  }
}
