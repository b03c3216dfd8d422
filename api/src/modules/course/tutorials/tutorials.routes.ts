import type { PreviewedText } from '@stepwise/shared/contracts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/failures.ts'
import { isContentManager } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { previewedStep } from '../../content/documents/previewed-text.ts'
import { awardEarned } from '../badges/badges.repository.ts'
import { writeLearning } from '../badges/learning-writes.repository.ts'
import { stepToContinueWith } from '../continue-with/continue-with.ts'
import { courseContent } from '../flows/course-content.ts'
import { learnerRoute } from '../flows/learner-route.ts'
import { computeProgress } from '../flows/progress.ts'
import { dueReminders } from '../reminders/reminders.wire.ts'
import { completion } from '../steps/step-writes.ts'
import type { Essential } from '../steps/steps.repository.ts'
import { essentialsId, essentialsOnWire, strategiesOnWire } from './tutorials.wire.ts'

/** The tutorials for the software that a person has chosen (docs/product/steps-and-player.md#tutorials). */
export function tutorialsRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context
  const parts = ['progress', 'favourites', 'notes', 'softwares', 'reminders'] as const
  learnerRoute(api, context, 'GET /users/tutorials', parts, async ({ person, query, learner }) => {
    const text = isContentManager(person) ? query.preview : undefined
    const essential_steps: ReturnType<typeof essentialsOnWire> = []
    const flow_steps: ReturnType<typeof strategiesOnWire> = []
    const { own, content } = learner
    for (const { id, slug } of content.softwares) {
      if (!own.softwares.has(id)) continue
      const strategies = { software: slug, course: content.strategiesOf(id) }
      const essentials = text ? await previewed(content.essentialsOf(id), text) : content.essentialsOf(id)
      essential_steps.push(...essentialsOnWire(essentials, strategies, own))
      flow_steps.push(...strategiesOnWire(strategies, own))
    }
    return {
      essential_steps,
      flow_steps,
      continue_with: stepToContinueWith(settings.edition, learner),
      reminders: dueReminders(learner, person, now()),
    }
  })

  function previewed(essentials: readonly Essential[], text: PreviewedText) {
    return Promise.all(essentials.map(async (step) => ({ ...step, ...(await previewedStep(db, step.id, text)) })))
  }

  // The essentials of a software are chapter and module in one. `percent` is that of the course, which does not depend on the
  // chosen software, and neither do the badges that count it.
  route(api, 'POST /tutorials/:softwareSlug/essentials/:stepSlug/complete', async ({ person, params, request }) => {
    const { softwareSlug, stepSlug } = params
    const { softwares, essentialsOf } = await courseContent(db, settings.edition, request.contentState)
    const software = softwares.find(({ slug }) => slug === softwareSlug)
    if (!software) throw notFound('software')
    const essentials = essentialsOf(software.id)
    const essential = essentials.find(({ slug }) => slug === stepSlug)
    if (!essential) throw notFound('step')
    const { progress: learnt } = await writeLearning(
      db,
      settings.edition,
      person.id,
      completion(person.id, essential, now()),
    )
    const { own, content } = learnt
    const progress = { id: essentialsId(softwareSlug), progress: computeProgress({ steps: essentials }, own) }
    return {
      percent: computeProgress(content.course, own),
      progress_step: { step_id: essential.id, completed: true },
      chapter_progress: progress,
      learning_module_progress: progress,
      user: { badges: await awardEarned(db, settings.edition, learnt) },
    }
  })
}
