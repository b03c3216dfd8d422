import { highlightsLimit } from '@stepwise/shared/contracts/highlight'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { invalid, notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { courseContent } from '../flows/course-content.ts'
import {
  addHighlight,
  findHighlights,
  findNames,
  recolourHighlight,
  removeHighlight,
  saveName,
} from './highlights.repository.ts'

/** More highlights than one person's calls can add in the same moment. */
const mostAtOnce = 20

/** Text of steps that a person has marked; another person's is a 404 (docs/product/notes.md#highlights). */
export function highlightsRoutes(api: FastifyInstance, { db, settings: { edition }, now }: Context) {
  route(api, 'GET /highlights', async ({ person }) => ({
    highlights: await findHighlights(db, edition, person.id),
    names: await findNames(db, person.id),
  }))

  route(api, 'POST /highlights', async ({ person, body, request }) => {
    const { flowSteps } = await courseContent(db, edition, request.contentState)
    if (flowSteps.get(body.step_id)?.isRetired !== false) {
      throw invalid('step_id', 'This step has gone, so you cannot highlight it.')
    }
    const { idempotency_key = null, ...marked } = body
    const highlight = { ...marked, user_id: person.id, idempotency_key, created_at: now() }
    // As for notes: near the limit the calls of one person come one after another.
    const id =
      (await addHighlight(db, highlight, highlightsLimit - mostAtOnce)) ??
      (await personTransaction(db, person.id, (trx) => addHighlight(trx, highlight, highlightsLimit)))
    if (!id) throw tooManyHighlights()
    return { highlight: await loadHighlight(person.id, id) }
  })

  route(api, 'PUT /highlights/:id', async ({ person, params, body }) => {
    await recolourHighlight(db, person.id, params.id, body.colour)
    return { highlight: await loadHighlight(person.id, params.id) }
  })

  route(api, 'DELETE /highlights/:id', async ({ person, params }) => {
    if (!(await removeHighlight(db, person.id, params.id))) throw notFound('highlight')
    return {}
  })

  route(api, 'PUT /highlight_names/:colour', async ({ person, params, body }) => {
    await saveName(db, person.id, params.colour, body.name)
    return { names: await findNames(db, person.id) }
  })

  async function loadHighlight(userId: string, id: string) {
    const [highlight] = await findHighlights(db, edition, userId, id)
    if (!highlight) throw notFound('highlight')
    return highlight
  }
}

function tooManyHighlights() {
  const most = highlightsLimit.toLocaleString('en-GB')
  return invalid('quote', `You have ${most} highlights, which is the most you can have. Remove one you no longer need.`)
}
