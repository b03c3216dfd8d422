import { nextTask } from './next-task.ts'

/**
 * The host's modules run in several tasks, each with what those before have not brought: all at once they hold a slow laptop up for half a
 * second.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@stepwise/shared/session'),
  () => import(/* webpackMode: "eager" */ '@stepwise/shared/display'),
  () => import(/* webpackMode: "eager" */ '@stepwise/shared/ui'),
  () => import(/* webpackMode: "eager" */ '@stepwise/shared/routing'),
  () => import(/* webpackMode: "eager" */ './App.tsx'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
]

parts.reduce<Promise<unknown>>((before, load) => before.then(nextTask).then(load), Promise.resolve())
