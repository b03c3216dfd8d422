import { httpMetrics, secondBuckets } from '@stepwise/shared/server'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What this process measures, as Prometheus reads it (docs/operations/many-machines.md#metrics). No label holds anything of a person:
 * routes are patterns, and whatever comes from outside is bounded.
 */
export const metrics = new Registry()

collectDefaultMetrics({ register: metrics })

const registers = [metrics]

/** Unknown addresses are one route, `none`. */
export const registerHttpMetrics = httpMetrics(metrics, 'none')

export const connectionWaitSeconds = new Histogram({
  name: 'stepwise_database_connection_wait_seconds',
  help: 'How long a call waited for a connection of the pool.',
  buckets: secondBuckets,
  registers,
})
export const querySeconds = new Histogram({
  name: 'stepwise_database_query_seconds',
  help: 'How long queries took, by how they ended.',
  labelNames: ['outcome'],
  buckets: secondBuckets,
  registers,
})
export const signInsRefused = new Counter({
  name: 'stepwise_sign_ins_refused_total',
  help: 'Sign-ins that were refused, by reason.',
  labelNames: ['reason'],
  registers,
})
export const clientReports = new Counter({
  name: 'stepwise_client_reports_total',
  help: 'What browsers reported of a part: loads, faults and errors, by version.',
  labelNames: ['part', 'version', 'kind'],
  registers,
})
export const wordDocuments = new Gauge({
  name: 'stepwise_word_documents',
  help: 'Word documents that are being made or wait for a worker.',
  registers,
})
