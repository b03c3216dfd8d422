import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { appsRoutes } from './apps/apps.routes.ts'
import { badgesRoutes } from './badges/badges.routes.ts'
import { dictionaryRoutes } from './dictionary/dictionary.routes.ts'
import { displayRoutes } from './display/display.routes.ts'
import { downloadsRoutes } from './downloads/downloads.routes.ts'
import { favouritesRoutes } from './favourites/favourites.routes.ts'
import { flowsRoutes } from './flows/flows.routes.ts'
import { highlightsRoutes } from './highlights/highlights.routes.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { quickChecksRoutes } from './quick-checks/quick-checks.routes.ts'
import { reflectionsRoutes } from './reflections/reflections.routes.ts'
import { remindersRoutes } from './reminders/reminders.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { stepsRoutes } from './steps/steps.routes.ts'
import { tutorialsRoutes } from './tutorials/tutorials.routes.ts'

const modules = [
  flowsRoutes,
  stepsRoutes,
  quickChecksRoutes,
  remindersRoutes,
  displayRoutes,
  favouritesRoutes,
  tutorialsRoutes,
  badgesRoutes,
  notesRoutes,
  highlightsRoutes,
  dictionaryRoutes,
  reflectionsRoutes,
  downloadsRoutes,
  appsRoutes,
  searchRoutes,
]

/** What people learn with and write. */
export function registerCourse(api: FastifyInstance, context: Context) {
  for (const registerModule of modules) registerModule(api, context)
}
