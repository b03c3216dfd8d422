import { type LazyPart, lazyComponent } from '@stepwise/shared/lazy'
import type { ComponentType } from 'react'
import type { ToolProps } from '../../features/tool/ToolDialog.tsx'

export interface Tool {
  /** In the address: ?tool=revision. */
  id: string
  name: string
  description: string
  image: string
  /** Lazy: few people open every tool on a visit. */
  dialog: LazyPart<ComponentType<ToolProps>>
}

export const tools: Tool[] = [
  {
    id: 'wizard',
    name: 'Essay Word Wizard',
    description: 'Find out what an essay question is asking you to do.',
    image: '/images/tools/essay-word-wizard.svg',
    dialog: lazyComponent(() => import(/* webpackChunkName: "tool-wizard" */ './wizard/EssayWordWizard.tsx')),
  },
  {
    id: 'breakdown',
    name: 'Essay Breakdown Calculator',
    description: 'See how many words each part needs, and download a mind map to plan with.',
    image: '/images/tools/essay-breakdown-calculator.svg',
    dialog: lazyComponent(() => import(/* webpackChunkName: "tool-breakdown" */ './breakdown/EssayBreakdown.tsx')),
  },
  {
    id: 'revision',
    name: 'Revision Calculator',
    description: 'Share the days until your exam between your topics.',
    image: '/images/tools/revision-calculator.svg',
    dialog: lazyComponent(() => import(/* webpackChunkName: "tool-revision" */ './revision/RevisionCalculator.tsx')),
  },
  {
    id: 'exam',
    name: 'Exam Calculator',
    description: 'Make a timetable for an exam, with your extra time and rest breaks.',
    image: '/images/tools/exam-calculator.svg',
    dialog: lazyComponent(() => import(/* webpackChunkName: "tool-exam" */ './exam/ExamCalculator.tsx')),
  },
  {
    id: 'pomodoro',
    name: 'Pomodoro Timer',
    description: 'Focus for 25 minutes, then rest. It keeps running while you study.',
    image: '/images/tools/pomodoro-timer.svg',
    dialog: lazyComponent(
      () => import(/* webpackChunkName: "tool-pomodoro" */ '../../features/pomodoro/PomodoroTimer.tsx'),
    ),
  },
]

export const plannedTool = { name: 'Productivity Planner', image: '/images/tools/productivity-planner.svg' }
