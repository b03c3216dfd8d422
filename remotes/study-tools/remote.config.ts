import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'study-tools',
  title: 'Study tools',
  routes: [
    { path: paths.studyTools.pattern, page: 'study-tools', access: 'signed-in', editions: ['study'] },
    {
      path: paths.examSchedule.pattern,
      page: 'exam-schedule',
      access: 'signed-in',
      editions: ['study'],
      frame: 'bare',
      // Otherwise the title would come from the last segment, a number of minutes.
      title: 'Exam schedule',
    },
  ],
  menu: [{ label: 'Study Tools', icon: 'tools', order: 60, to: paths.studyTools.pattern, editions: ['study'] }],
  slots: ['status.timer'],
} satisfies RemoteConfigSource
