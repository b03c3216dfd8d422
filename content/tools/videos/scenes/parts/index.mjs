import { board } from './board.mjs'
import { graph } from './graph.mjs'
import { message } from './message.mjs'
import { note } from './note.mjs'
import { page } from './page.mjs'
import { people } from './people.mjs'
import { plan } from './plan.mjs'
import { product } from './product.mjs'
import { question } from './question.mjs'
import { reference } from './reference.mjs'
import { screen } from './screen.mjs'
import { sum } from './sum.mjs'
import { table } from './table.mjs'

/**
 * What a scene can be made of. Each part has `start`, which makes its first state from its YAML; `verbs`, each of which returns the
 * state that follows; and `layout`, which draws a state in a box. What moves between two states is worked out from their drawings.
 */
export const PARTS = {
  board,
  graph,
  message,
  note,
  page,
  people,
  plan,
  product,
  question,
  reference,
  screen,
  sum,
  table,
}
