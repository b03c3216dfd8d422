import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownDatabase } from './support/own-database.ts'
import { canMountSmallDisk } from './support/small-disk.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const canMount = canMountSmallDisk()

const sentence = 'The database’s disk is full. Make room: nothing that was acknowledged is lost.\n'

/** Starts a server whose data is on a disk of this size; `fill` are commands that run on it before. The disk ends with the server. */
function startOnDisk(size: string, fill: string) {
  const disk = temporaryFolder()
  const script = `mount -t tmpfs -o size=${size} tmpfs "$DISK" && ${fill}; exec "$NODE" "$MAIN"`
  const ofDisk = { DISK: disk, NODE: process.execPath, MAIN: main, DATA_DIR: disk, PORT: '0', DATABASE_URL: '' }
  const how = { env: { ...process.env, ...ofDisk }, encoding: 'utf8', timeout: 100_000 } as const
  const { status, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script], how)
  return { status, stderr }
}

test.runIf(canMount)('a disk that is full before the first start stops it with one sentence, to be tried again', () => {
  expect(startOnDisk('20m', 'true')).toEqual({ status: 75, stderr: sentence })
})

test.runIf(canMount)('a full disk is not reported as a damaged database', async () => {
  const { settings } = await ownDatabase()
  const fill = `cp -r "${settings.dataFolder}/database" "$DISK" && dd if=/dev/zero of="$DISK/others" bs=1M status=none 2>/dev/null`
  expect(startOnDisk('200m', fill)).toEqual({ status: 75, stderr: sentence })
})
