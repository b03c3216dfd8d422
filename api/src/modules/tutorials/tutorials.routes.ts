import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failures.ts'
import { isContentManager } from '../../http/person.ts'
import { route } from '../../http/route.ts'
import { awardBadges } from '../badges/badges.repository.ts'
import { findStepToContinueWith } from '../continue-with/continue-with.repository.ts'
import { draftedStep } from '../documents/readable-draft.ts'
import { findCourse } from '../flows/course.repository.ts'
import { progressOf, wholePercent } from '../flows/progress.ts'
import { findSelectedSoftwares, isKnownSoftware } from '../software/software.repository.ts'
import { completeStep, type Essential, findEssentials } from '../steps/steps.repository.ts'
import { personTransaction } from '../users/person-transaction.ts'
import { essentialsId, essentialsOnWire, strategiesOnWire } from './tutorials.wire.ts'

/** The tutorials for the software that a person has chosen (docs/product/steps-and-player.md#tutorials). */
export function tutorialsRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, 'GET /users/tutorials', async ({ person, query }) => {
    const isPreview = query.preview === 'draft' && isContentManager(person)
    const essential_steps: ReturnType<typeof essentialsOnWire> = []
    const flow_steps: ReturnType<typeof strategiesOnWire> = []
    for (const { slug } of await findSelectedSoftwares(db, person.id)) {
      const strategies = { software: slug, course: await findCourse(db, person.id, slug) }
      const essentials = await findEssentials(db, person.id, slug)
      essential_steps.push(...essentialsOnWire(isPreview ? await drafted(essentials) : essentials, strategies))
      flow_steps.push(...strategiesOnWire(strategies))
    }
    const continue_with = await findStepToContinueWith(db, settings.edition, person.id)
    return { essential_steps, flow_steps, continue_with }
  })

  function drafted(essentials: Essential[]) {
    return Promise.all(essentials.map(async (step) => ({ ...step, ...(await draftedStep(db, step.id)) })))
  }

  // The essentials of a software are chapter and module in one. `percent` is that of the course, which does not depend on the
  // chosen software, and neither do the badges that count it.
  route(api, 'POST /tutorials/:softwareSlug/essentials/:stepSlug/complete', ({ person, params }) =>
    personTransaction(db, person.id, async (trx) => {
      const { softwareSlug, stepSlug } = params
      if (!(await isKnownSoftware(trx, softwareSlug))) throw notFound('software')
      const essentials = await findEssentials(trx, person.id, softwareSlug)
      const essential = essentials.find(({ slug }) => slug === stepSlug)
      if (!essential) throw notFound('step')
      await completeStep(trx, person.id, essential.id, now())
      const badges = await awardBadges(trx, settings.edition, person.id)

      const completed = essentials.filter((other) => other.isCompleted || other === essential)
      const progress = { id: essentialsId(softwareSlug), progress: wholePercent(completed.length, essentials.length) }
      return {
        percent: progressOf(await findCourse(trx, person.id)),
        progress_step: { step_id: essential.id, completed: true },
        chapter_progress: progress,
        learning_module_progress: progress,
        user: { badges },
      }
    }),
  )
}
