import { quickCheckPattern } from '@stepwise/shared/contracts/step-path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { invalid, notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { courseContent } from '../flows/course-content.ts'
import { loadQuestions } from './questions.ts'
import { saveScore } from './quick-checks.repository.ts'

/** The answers to the questions at the end of a chapter (docs/product/steps-and-player.md#quick-check). */
export function quickChecksRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, `PUT ${quickCheckPattern}`, async ({ person, params, body: { answers }, request }) => {
    const content = await courseContent(db, settings.edition, request.contentState)
    const id = [params.flowSlug, params.learningModuleSlug, params.chapterSlug].join(':')
    const isInCourse = content.course.steps.some(({ chapter_id }) => chapter_id === id)
    const questions = isInCourse ? await loadQuestions(db, content, id) : null
    if (!questions) throw notFound('quick check')
    const chosen = questions.map(({ options }, index) => options[answers[index] ?? -1])
    if (answers.length !== questions.length || chosen.includes(undefined)) {
      throw invalid('answers', 'The questions have changed. Reload the page to see them as they are now.')
    }
    const score = { right_count: chosen.filter((option) => option?.is_right).length, question_count: questions.length }
    await saveScore(db, { user_id: person.id, chapter_id: id, ...score, answered_at: now() })
    return { chapter_id: id, score }
  })
}
