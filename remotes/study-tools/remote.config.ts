import type { Edition, RemoteConfigSource, SmallApp } from '@stepwise/shared/contracts'
import { smallAppSchema } from '@stepwise/shared/contracts/small-app'
import { paths } from '@stepwise/shared/routing/paths'

const smallApp = (app: SmallApp, title: string, editions: Edition[]) => ({
  path: paths.smallApp.href({ appSlug: app }),
  page: app,
  access: 'signed-in' as const,
  rendered: true,
  editions,
  title,
})

export default {
  name: 'study-tools',
  title: 'Study tools',
  routes: [
    { path: paths.studyTools.pattern, page: 'study-tools', access: 'signed-in', rendered: true, editions: ['study'] },
    {
      path: paths.examSchedule.pattern,
      page: 'exam-schedule',
      access: 'signed-in',
      editions: ['study'],
      frame: 'bare',
      // Otherwise the title would come from the last segment, a number of minutes.
      title: 'Exam schedule',
      example: paths.examSchedule.href({
        examName: 'Biology',
        examDate: '2027-06-14',
        examStartTime: '09:00',
        examEndTime: '12:00',
        numOfQuestions: '3',
        planingTime: '15',
        proofreadingTime: '15',
      }),
    },
    smallApp('breathing-space', 'Breathing space', ['study', 'pro']),
    smallApp('email-planner', 'Email planner', ['study', 'pro']),
    smallApp('referencing-helper', 'Referencing helper', ['study']),
    smallApp('reading-ruler', 'Reading ruler', ['study', 'pro']),
    smallApp('workplace-passport', 'Workplace passport', ['pro']),
    smallApp('question-unpicker', 'Question unpicker', ['study']),
    smallApp('energy-planner', 'Energy planner', ['pro']),
    smallApp('meeting-planner', 'Meeting planner', ['study', 'pro']),
  ],
  menu: [{ label: 'Study Tools', icon: 'tools', order: 60, to: paths.studyTools.pattern, editions: ['study'] }],
  slots: ['status.timer'],
  storage: [
    'essay-breakdown',
    'essay-word-wizard',
    'exam-calculator',
    'pomodoro',
    'revision-calculator',
    // What the apps of earlier builds kept, which is removed once it is a draft.
    ...smallAppSchema.options,
  ],
} satisfies RemoteConfigSource
