import { httpMetrics } from '@stepwise/shared/server'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** What a gateway measures, under the same names as the API (docs/operations/many-machines.md#metrics). */
export const metrics = new Registry()

collectDefaultMetrics({ register: metrics })

/** Every address that a person can open is one route, `page`. */
export const addHttpMetrics = httpMetrics(metrics, 'page')
