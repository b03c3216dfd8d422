import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'
import { outboxAreas } from './src/features/outbox/outbox-areas.ts'

// The query parameters are in the order in which features/step/step.api.ts sends them: another order would be another call.
const flowStepCall = `${paths.step.pattern}?view=flows&track_session=true`
const favouriteStepCall = `${paths.step.pattern}?view=favourites`
const strategyCall = `${paths.step.pattern}?view=tutorials&software=:softwareSlug`

const home = { access: 'signed-in', rendered: true } as const
const step = { ...home, editable: true } as const

const learn = { label: 'Learn', icon: 'book', order: 10 } as const
// Where steps and tutorials are.
const steps = ['/flows', '/tutorials', '/apps']

export default {
  name: 'learn',
  title: 'Learn',
  routes: [
    { ...home, path: paths.learnHome.pattern, page: 'learn-home', preload: ['/flows?flow='] },
    { ...home, path: paths.learnFlow.pattern, page: 'learn-home', preload: ['/flows?flow=:flowSlug'] },
    { ...home, path: paths.softwareHome.pattern, page: 'software-home', preload: ['/users/tutorials'] },
    { ...home, path: paths.softwareTutorials.pattern, page: 'software-home', preload: ['/users/tutorials'] },
    { ...step, path: paths.step.pattern, page: 'step', preload: [flowStepCall] },
    { ...home, path: paths.favourites.pattern, page: 'favourites', preload: ['/users/favourites'] },
    {
      ...step,
      path: paths.favouriteStep.pattern,
      page: 'favourites',
      preload: ['/users/favourites', favouriteStepCall],
    },
    { ...step, path: paths.essentialsStep.pattern, page: 'tutorial', preload: ['/users/tutorials'] },
    { ...step, path: paths.strategiesStep.pattern, page: 'tutorial', preload: ['/users/tutorials', strategyCall] },
    {
      path: paths.printNotes.pattern,
      page: 'print-notes',
      access: 'signed-in',
      frame: 'bare',
      colorScheme: 'light',
      preload: ['/notes?limit=50', '/highlights'],
    },
  ],
  menu: [
    // Both tabs of the home are Learn, whichever comes first.
    { ...learn, to: paths.learnHome.pattern, covers: [paths.softwareHome.pattern, ...steps], editions: ['study'] },
    { ...learn, to: paths.softwareHome.pattern, covers: [paths.learnHome.pattern, ...steps], editions: ['pro'] },
    { label: 'Favourites', icon: 'heart', order: 40, to: paths.favourites.pattern },
    { label: 'Notes', icon: 'notes', order: 50, opens: 'panel.notes' },
  ],
  slots: [
    'topbar.search',
    'topbar.accessibility',
    'panel.notes',
    'panel.display',
    'dialog.achievements',
    'toast.achievements',
  ],
  storage: ['announced-badges', 'note-drafts', 'quick-check-drafts', ...outboxAreas],
} satisfies RemoteConfigSource
