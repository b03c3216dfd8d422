import { Gauge } from 'prom-client'
import type { Context } from '../../../context.ts'
import { metrics } from '../../../metrics/registry.ts'
import { mailQueueState } from './mails.repository.ts'

/** Shows how many mails wait, and for how long the oldest one. Ends with the returned function. */
export function showMailQueue({ db, now }: Pick<Context, 'db' | 'now'>): () => void {
  const name = 'stepwise_mail_queue'
  new Gauge({
    name,
    help: 'Mails that wait to be sent, the age of the oldest in seconds, and those that were given up.',
    labelNames: ['what'],
    registers: [metrics],
    async collect() {
      // While the database is away, the other metrics say so.
      const state = await mailQueueState(db, now()).catch(() => undefined)
      if (!state) return this.reset()
      this.set({ what: 'waiting' }, state.waiting)
      this.set({ what: 'oldest-seconds' }, state.oldestSeconds)
      this.set({ what: 'given-up' }, state.givenUp)
    },
  })
  return () => metrics.removeSingleMetric(name)
}
