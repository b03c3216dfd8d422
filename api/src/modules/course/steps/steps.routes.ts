import type { StepPath } from '@stepwise/shared/contracts'
import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { invalid, notFound } from '../../../http/failures.ts'
import { findEdition, isContentManager, type Person, readWithSession } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { previewedStep } from '../../content/documents/previewed-text.ts'
import {
  awardEarned,
  type BadgeProgress,
  type BadgeProgressColumns,
  badgeProgressColumns,
  loadBadgeProgress,
} from '../badges/badges.repository.ts'
import { writeLearning } from '../badges/learning-writes.repository.ts'
import { setFavourite } from '../favourites/favourites.repository.ts'
import { favouritesOnWire } from '../favourites/favourites.wire.ts'
import { favouritesCourse, findLearner, type Learner } from '../flows/course.repository.ts'
import type { Course } from '../flows/course.ts'
import { type CourseContent, courseContent, howTos, stepBody } from '../flows/course-content.ts'
import { moduleOnWire } from '../flows/flows.wire.ts'
import { computeProgress, lastWorkedOn } from '../flows/progress.ts'
import { questionsAt } from '../quick-checks/questions.ts'
import { findPlace, nextUrl, type StepPlace } from './step-page.ts'
import type { View } from './step-view.ts'
import { completion, firstVisit } from './step-writes.ts'
import { recordStepVisit } from './steps.repository.ts'
import { howToOnWire, wholeStepOnWire } from './steps.wire.ts'

/** A step in its three views (docs/product/steps-and-player.md#three-views), its completion and its favourite mark. */
export function stepsRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  const readBadgeProgress = readWithSession<BadgeProgressColumns>(badgeProgressColumns(sql.ref('users.id')))
  route(
    api,
    `GET ${stepPattern}`,
    async ({ person, params, query, request }) => {
      const view = toView(query)
      const columns = { ...readBadgeProgress.of(request), state: request.contentState }
      const edition = findEdition(settings.edition, person, query)
      const before = await loadBadgeProgress(db, edition, person.id, columns)
      const course = courseIn(before, view)
      const place = findStep(course, params)
      const { own, content, badges } = query.track_session ? await visit(before, place) : before
      const draft =
        query.preview && isContentManager(person) ? await previewedStep(db, place.step.id, query.preview) : undefined
      const { id } = place.step
      const body = { ...(await stepBody(db, content, id)), ...draft }
      const questions = await questionsAt(db, content, place)
      const everyHowTo = place.step.software_id ? [] : await howTos(db, content, id)
      return {
        step: {
          ...wholeStepOnWire(place, own, body, view, nextUrl(course, own, place, view)),
          ...(draft && { name: draft.name }),
          how_tos: everyHowTo
            .filter(({ software_id }) => own.softwares.has(software_id))
            .map((howTo) => howToOnWire(howTo)),
          ...(id === place.step.flow_step_id &&
            place.step.page_type === 'star' && { reminder: { due_on: own.reminderAt(place.step) } }),
          ...(id === place.step.flow_step_id && { highlights_count: own.highlightsAt(place.step) }),
          quick_check: questions && { questions, score: own.quickCheckOf({ id: place.step.chapter_id }) },
        },
        learning_module: moduleOnWire(place.module, place.flow, own, view, place.step.id),
        ...(query.track_session && { user: { badges } }),
      }
    },
    readBadgeProgress.options,
  )

  // In the tutorials view the strategy is completed, not its flow step: each has its own progress.
  route(api, `POST ${stepPattern}/complete`, async ({ person, params, query, request }) => {
    const { module, step } = await findTarget(person, request, params, toView(query))
    const { progress } = await writeLearning(db, settings.edition, person.id, completion(person.id, step, now()))
    const { own, content } = progress
    const chapter = module.chapters.find((candidate) => candidate.id === step.chapter_id)
    return {
      percent: computeProgress(content.course, own),
      progress_step: { step_id: step.id, completed: true },
      chapter_progress: { id: step.chapter_id, progress: chapter ? computeProgress(chapter, own) : 0 },
      learning_module_progress: { id: module.id, progress: computeProgress(module, own) },
      user: { badges: await awardEarned(db, settings.edition, progress) },
    }
  })

  // What is marked is always the flow step. The software is stored with it, so that the favourite links to where it was marked.
  route(api, `POST ${stepPattern}/toggle_favourite`, async ({ person, params, query, body, request }) => {
    const { step } = await findTarget(person, request, params, toView(query))
    const mark = { userId: person.id, stepId: step.flow_step_id, softwareId: step.software_id, now: now() }
    const { isFavourite, progress } = await setFavourite(db, settings.edition, mark, body?.is_favourite)
    return {
      is_favourite: isFavourite,
      chapter_id: step.chapter_id,
      step_id: step.flow_step_id,
      badges: await awardEarned(db, settings.edition, progress),
      favourites: favouritesOnWire(progress),
    }
  })

  /** Records that the step was opened. A flow that the person knows already earns no badge by that. */
  async function visit(before: BadgeProgress, { step, flow }: StepPlace): Promise<BadgeProgress> {
    const at = now()
    const { own, content, userId } = before
    const ofCourse = content.course.flows.find(({ id }) => id === flow.id)
    if (ofCourse && lastWorkedOn(ofCourse, own) > 0) {
      await recordStepVisit(db, userId, step.id, at)
      own.open(step, at)
      return before
    }
    const { progress } = await writeLearning(db, settings.edition, userId, firstVisit(step, at))
    return { ...progress, badges: await awardEarned(db, settings.edition, progress) }
  }

  /** The step that a call writes to. Which one that is depends on the person only among the favourites. @throws Failure 404 */
  async function findTarget(person: Person, { contentState }: FastifyRequest, path: StepPath, view: View) {
    const course =
      view.name === 'favourites'
        ? favouritesCourse(await findLearner(db, settings.edition, person.id))
        : findCourse(await courseContent(db, settings.edition, contentState), view)
    return findStep(course, path)
  }
}

function toView({ view, software }: { view: View['name']; software?: string | undefined }): View {
  if (view !== 'tutorials') return { name: view }
  if (!software) throw invalid('software', 'Say which software’s tutorials you want.')
  return { name: 'tutorials', software }
}

/** @throws Failure 404 */
function findStep(course: Course, path: StepPath) {
  const place = findPlace(course, stepIdAt(path))
  if (!place) throw notFound('step')
  return place
}

function courseIn(learner: Learner, view: View) {
  return view.name === 'favourites' ? favouritesCourse(learner) : findCourse(learner.content, view)
}

function findCourse({ course, softwares, strategiesOf }: CourseContent, view: Exclude<View, { name: 'favourites' }>) {
  if (view.name === 'flows') return course
  if (!softwares.some(({ slug }) => slug === view.software)) throw notFound('software')
  return strategiesOf(view.software)
}
