import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

/** A page of the area. Its title comes from the last segment of its path. */
const contentPage = (path: string, slug: string) =>
  ({
    path,
    page: slug,
    access: 'signed-in',
    editions: ['study'],
    editable: true,
    rendered: true,
    preload: [`/pages/${slug}`],
  }) satisfies RemoteConfigSource['routes'][number]

export default {
  name: 'wellbeing',
  title: 'Wellbeing',
  routes: [
    contentPage(paths.wellbeing.pattern, 'wellbeing'),
    // Help in a crisis is for everyone, whatever else of the area they have.
    { ...contentPage(paths.supportContacts.pattern, 'support-contacts'), editions: ['study', 'pro'] },
    contentPage(paths.studentMinds.pattern, 'student-minds'),
    contentPage(paths.deskStretches.pattern, 'desk-stretches'),
    {
      ...contentPage(paths.wellbeingPage.pattern, 'created-page'),
      preload: ['/pages/:pageSlug'],
      example: paths.wellbeingPage.href({ pageSlug: 'example-wellbeing' }),
    },
  ],
  menu: [
    {
      label: 'Wellbeing',
      icon: 'plant',
      order: 30,
      to: paths.wellbeing.pattern,
      editions: ['study'],
      condition: 'has-wellbeings',
    },
  ],
  storage: ['calm-request', 'stretch-sound'],
} satisfies RemoteConfigSource
