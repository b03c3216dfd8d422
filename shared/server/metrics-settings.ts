import { z } from 'zod'

/** Where a server shows its metrics; nowhere without a port. */
export const metricsSchema = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
}

export interface MetricsSettings {
  host: string
  port: number
}

export const metricsSettings = (given: {
  METRICS_PORT?: number | undefined
  METRICS_HOST: string
}): MetricsSettings | undefined =>
  given.METRICS_PORT === undefined ? undefined : { host: given.METRICS_HOST, port: given.METRICS_PORT }
