import { cpus } from 'node:os'

/**
 * Seconds of processor time that this machine has spent so far, whoever it worked for: also what a killed browser took, which no parent is
 * notified of. Time that other virtual machines took away does not count.
 */
export const cpuSeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000
