import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    'study-tools': () => import(/* webpackChunkName: "page-study-tools" */ './pages/study-tools/StudyToolsPage.tsx'),
    'exam-schedule': () =>
      import(/* webpackChunkName: "page-exam-schedule" */ './pages/exam-schedule/ExamSchedulePage.tsx'),
    'breathing-space': () =>
      import(/* webpackChunkName: "page-breathing-space" */ './pages/breathing-space/BreathingSpacePage.tsx'),
    'email-planner': () =>
      import(/* webpackChunkName: "page-email-planner" */ './pages/email-planner/EmailPlannerPage.tsx'),
    'referencing-helper': () =>
      import(/* webpackChunkName: "page-referencing-helper" */ './pages/referencing-helper/ReferencingHelperPage.tsx'),
    'reading-ruler': () =>
      import(/* webpackChunkName: "page-reading-ruler" */ './pages/reading-ruler/ReadingRulerPage.tsx'),
    'workplace-passport': () =>
      import(/* webpackChunkName: "page-workplace-passport" */ './pages/workplace-passport/WorkplacePassportPage.tsx'),
    'question-unpicker': () =>
      import(/* webpackChunkName: "page-question-unpicker" */ './pages/question-unpicker/QuestionUnpickerPage.tsx'),
    'energy-planner': () =>
      import(/* webpackChunkName: "page-energy-planner" */ './pages/energy-planner/EnergyPlannerPage.tsx'),
    'meeting-planner': () =>
      import(/* webpackChunkName: "page-meeting-planner" */ './pages/meeting-planner/MeetingPlannerPage.tsx'),
  },
  slots: {
    'status.timer': () => import(/* webpackChunkName: "slot-status-timer" */ './features/pomodoro/TimerStatus.tsx'),
  },
} satisfies RemoteModule
