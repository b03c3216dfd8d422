import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What this process measures, as Prometheus reads it (docs/operations/many-machines.md#metrics). No label holds anything of a person:
 * routes are patterns, and whatever comes from outside is bounded.
 */
export const metrics = new Registry()

collectDefaultMetrics({ register: metrics })

const registers = [metrics]
const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const httpRequests = new Counter({
  name: 'http_requests_total',
  help: 'Requests that were answered, by route, method and status.',
  labelNames: ['route', 'method', 'status'],
  registers,
})
export const httpSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer.',
  labelNames: ['route', 'method', 'status'],
  buckets: secondBuckets,
  registers,
})
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
