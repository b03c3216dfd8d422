// Ends this process when the one that started it has ended, kill -9 included, so that no process is orphaned. Also loaded
// with `node --import` into programs that are not ours.
import { execFileSync } from 'node:child_process'

if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
} else if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid
  const npm = npmAbove(parent)
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) process.exit(1)
  }, 500).unref()
}

/**
 * The id of npm. It runs a script through a shell; some shells are replaced by the script, others stay its parent.
 *
 * @param {number} pid
 */
function npmAbove(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [, above, name = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? []
    return /(^|\/)-?(sh|dash|bash|zsh|ash|ksh|busybox)$/.test(name.trim()) ? Number(above) : pid
  } catch {
    return pid
  }
}

/**
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
