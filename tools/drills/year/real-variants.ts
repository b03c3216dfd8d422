import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { type PartVersion, publish, type Store } from '@stepwise/deploy'
import type { HostManifest, RemoteManifest } from '@stepwise/shared/contracts/remote'

/**
 * Publishes the last real build of a part with a comment more in its first script, under a version of its own: a small change, without
 * building again.
 */
export async function publishRealVariant(store: Store, part: string, serial: number): Promise<PartVersion> {
  const isHost = part === 'host'
  const dist = await mkdtemp(join(tmpdir(), 'stepwise-variant-'))
  try {
    const built = isHost ? join(root, 'host/dist') : join(root, 'remotes', part, 'dist')
    await cp(built, dist, { recursive: true, filter: (path) => !path.endsWith('.map') })
    const manifestPath = join(dist, isHost ? 'host.json' : 'remote.json')
    const manifest: HostManifest | RemoteManifest = JSON.parse(await readFile(manifestPath, 'utf8'))
    const script = 'entry' in manifest ? manifest.entry : (manifest.initial.js.at(-1) ?? '')
    const content = `${await readFile(join(dist, script), 'utf8')}\n/* variant ${serial} */\n`
    await writeFile(join(dist, script), content)
    const hash = createHash('sha256').update(content).digest()
    const version = `1.0.0-${hash.toString('hex').slice(0, 8)}`
    const integrities = { ...manifest.integrities, [script]: `sha256-${hash.toString('base64')}` }
    await writeFile(manifestPath, JSON.stringify({ ...manifest, version, integrities }))
    await publish(store, part, dist)
    return { part, version }
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
}
