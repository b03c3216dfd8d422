import { httpMetrics } from '@stepwise/shared/server'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'

/** What a gateway measures, under the same names as the API (docs/operations/many-machines.md#metrics). */
export const metrics = new Registry()

collectDefaultMetrics({ register: metrics })

/** Every address that a person can open is one route, `page`. */
export const addHttpMetrics = httpMetrics(metrics, 'page')

/** `outcome`: rendered, elsewhere (another address, or nothing known), late or failed; the last two went without their content. */
export const pagesWithContent = new Counter({
  name: 'stepwise_rendered_pages_total',
  help: 'Pages of signed-in people that could have their content in the first answer.',
  labelNames: ['outcome'],
  registers: [metrics],
})
