import type { StepPath } from '@stepwise/shared/contracts'
import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { invalid, notFound } from '../../http/failures.ts'
import { isContentManager } from '../../http/person.ts'
import { route } from '../../http/route.ts'
import { awardBadges, awardBadgesOfCourse } from '../badges/badges.repository.ts'
import { fromMemory } from '../content-memory/content-memory.ts'
import { draftedStep } from '../documents/readable-draft.ts'
import { markFavourite } from '../favourites/favourites.repository.ts'
import { favouritesOnWire } from '../favourites/favourites.wire.ts'
import { findCourse, findFavouritesCourse } from '../flows/course.repository.ts'
import { moduleOnWire } from '../flows/flows.wire.ts'
import { progressOf } from '../flows/progress.ts'
import { isKnownSoftware } from '../software/software.repository.ts'
import { personTransaction } from '../users/person-transaction.ts'
import { findPlace, nextUrl } from './step-page.ts'
import type { View } from './step-view.ts'
import { completeStep, findHowTos, findStepBody, recordStepVisit } from './steps.repository.ts'
import { howToOnWire, wholeStepOnWire } from './steps.wire.ts'

/** A step in its three views (docs/product/steps-and-player.md#three-views), its completion and its favourite mark. */
export function stepsRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, `GET ${stepPattern}`, async ({ person, params, query }) => {
    const view = viewOf(query)
    const { course, place } = await findStep(db, person.id, params, view)
    const badges = query.track_session ? await recordVisitOf(place.step.id, person.id) : null
    const draft = query.preview && isContentManager(person) ? await draftedStep(db, place.step.id) : undefined
    const { id } = place.step
    const stored = await fromMemory(course.contentState, `body ${id}`, () => findStepBody(db, id))
    const body = { ...stored, ...draft }
    const howTos = place.step.software_id ? [] : await findHowTos(db, person.id, place.step.id)
    return {
      step: {
        ...wholeStepOnWire(place, body, view, nextUrl(course, place, view)),
        ...(draft && { name: draft.name }),
        how_tos: howTos.map((howTo) => howToOnWire(place, howTo)),
      },
      learning_module: moduleOnWire(place.module, place.flow, view, place.step.id),
      ...(badges && { user: { badges } }),
    }
  })

  // In the tutorials view the strategy is completed, not its flow step: each has its own progress.
  route(api, `POST ${stepPattern}/complete`, ({ person, params, query }) =>
    personTransaction(db, person.id, async (trx) => {
      const view = viewOf(query)
      const before = await findStep(trx, person.id, params, view)
      await completeStep(trx, person.id, before.place.step.id, now())
      const { badges, course: whole } = await awardBadgesOfCourse(trx, settings.edition, person.id)

      const course = view.name === 'flows' ? whole : (await findStep(trx, person.id, params, view)).course
      const place = findPlace(course, stepIdAt(params))
      if (!place) throw notFound('step')
      const chapter = place.module.chapters.find((candidate) => candidate.id === place.step.chapter_id)
      return {
        percent: progressOf(whole),
        progress_step: { step_id: place.step.id, completed: true },
        chapter_progress: { id: place.step.chapter_id, progress: chapter ? progressOf(chapter) : 0 },
        learning_module_progress: { id: place.module.id, progress: progressOf(place.module) },
        user: { badges },
      }
    }),
  )

  // What is marked is always the flow step. The software is stored with it, so that the favourite links to where it was marked.
  route(api, `POST ${stepPattern}/toggle_favourite`, ({ person, params, query, body }) =>
    personTransaction(db, person.id, async (trx) => {
      const { place } = await findStep(trx, person.id, params, viewOf(query))
      const { flow_step_id: stepId, software_id: softwareId } = place.step
      const wanted = body?.is_favourite
      const isFavourite = await markFavourite(trx, { userId: person.id, stepId, wanted, softwareId, now: now() })
      const badges = await awardBadges(trx, settings.edition, person.id)
      return {
        is_favourite: isFavourite,
        chapter_id: place.step.chapter_id,
        step_id: stepId,
        badges,
        favourites: favouritesOnWire(await findFavouritesCourse(trx, person.id)),
      }
    }),
  )

  function recordVisitOf(stepId: string, userId: string) {
    return personTransaction(db, userId, async (trx) => {
      await recordStepVisit(trx, userId, stepId, now())
      return awardBadges(trx, settings.edition, userId)
    })
  }
}

function viewOf({ view, software }: { view: View['name']; software?: string | undefined }): View {
  if (view !== 'tutorials') return { name: view }
  if (!software) throw invalid('software', 'Name the software whose tutorials you want.')
  return { name: 'tutorials', software }
}

async function findStep(db: Database, userId: string, path: StepPath, view: View) {
  const software = view.name === 'tutorials' ? view.software : undefined
  if (software && !(await isKnownSoftware(db, software))) throw notFound('software')
  const course =
    view.name === 'favourites' ? await findFavouritesCourse(db, userId) : await findCourse(db, userId, software)
  const place = findPlace(course, stepIdAt(path))
  if (!place) throw notFound('step')
  return { course, place }
}
