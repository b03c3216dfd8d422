import { nextTask } from './next-task.ts'

/** The host's modules run in several tasks: all at once they hold a slow laptop up for half a second. */
import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ './App.tsx'))
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ './start.tsx'))
