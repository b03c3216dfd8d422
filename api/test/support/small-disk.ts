import { spawnSync } from 'node:child_process'

/** Whether this user may mount a small disk that ends with its process. Says so when not. */
export function canMountSmallDisk() {
  const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
  if (!canMount) console.info('The tests of a full disk are skipped: this user may not mount a small one.')
  return canMount
}
