import type {
  Flow,
  Highlight,
  LearningModule,
  LearningModuleCard,
  Note,
  Software,
  Step,
  StepSummary,
  User,
} from '../contracts/index.ts'

// Complete, valid objects. A test changes only what it is about.

const flow = { flowName: 'Revision', flowSlug: 'revision', primaryColor: '#2F7D3A', secondaryColor: '#E2F3E3' }
const plain = { backgroundColor: null, fontColor: null, fontSize: 2, fontFamily: 'Default', subtitles: true } as const

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 'user-1',
    firstName: 'Robin',
    surname: 'Example',
    email: 'robin@example.test',
    university: null,
    role: 'student',
    avatar: null,
    softwares: [],
    softwareSelected: true,
    userInfo: {
      courseStarted: 2025,
      courseEnds: 2028,
      courseName: 'Not listed',
      asTechnologyLevel: 'a little knowledge',
      essayWritingLevel: 1,
      presentationsLevel: 1,
      lecturesLevel: 1,
      readingLevel: 1,
      organisationLevel: 1,
      revisionLevel: 1,
    },
    wellbeings: [],
    badges: [],
    accessabilitySetting: { ...plain },
    isCalmRequested: false,
    deviceKey: 'a1'.repeat(32),
    ...changes,
  }
}

export function aLearningModuleCard(changes: Partial<LearningModuleCard> = {}): LearningModuleCard {
  return {
    id: 'revision:exam-day',
    name: 'Exam day',
    slug: 'exam-day',
    description: 'Know what to do before and in the exam.',
    image: '/images/modules/revision/exam-day.svg',
    url: '/flows/revision/learning_modules/exam-day/chapters/before-the-exam/steps/sleep-food-and-kit',
    learningModuleProgress: 0,
    learningModuleRemainingDuration: 600,
    isResume: false,
    ...changes,
  }
}

export function aFlow(changes: Partial<Flow> = {}): Flow {
  return {
    id: 'revision',
    slug: 'revision',
    name: 'Revision',
    primaryColor: '#2F7D3A',
    secondaryColor: '#E2F3E3',
    tabColor: '#1F5A28',
    flowPercent: 0,
    learningModules: [aLearningModuleCard()],
    ...changes,
  }
}

export function aStepSummary(changes: Partial<StepSummary> = {}): StepSummary {
  return {
    id: 'revision:exam-day:before-the-exam:sleep-food-and-kit',
    name: 'Sleep, food and kit',
    slug: 'sleep-food-and-kit',
    url: '/flows/revision/learning_modules/exam-day/chapters/before-the-exam/steps/sleep-food-and-kit',
    pageType: 'text',
    duration: 90,
    isCompleted: false,
    isFavourite: false,
    isActive: true,
    notesCount: 0,
    chapterId: 'revision:exam-day:before-the-exam',
    chapterName: 'Before the exam',
    ...changes,
  }
}

/** Where the step of `aStep` stands. */
export const aStepPath = {
  flowSlug: 'revision',
  learningModuleSlug: 'exam-day',
  chapterSlug: 'before-the-exam',
  stepSlug: 'sleep-food-and-kit',
}

export function aStep(changes: Partial<Step> = {}): Step {
  return {
    ...aStepSummary(),
    ...flow,
    link: null,
    learningModuleName: 'Exam day',
    learningModuleSlug: 'exam-day',
    chapterSlug: 'before-the-exam',
    softwareSlug: null,
    nextUrl: '/flows/revision/learning_modules/exam-day/chapters/before-the-exam/steps/your-exam-arrangements',
    content: '<p>Sleep well.</p>',
    extraContent: null,
    tip: null,
    video: null,
    videoContentType: null,
    videoText: null,
    poster: null,
    subtitle: null,
    segments: null,
    thumbnails: null,
    app: null,
    howTos: [],
    ...changes,
  }
}

export function aLearningModule(changes: Partial<LearningModule> = {}): LearningModule {
  return {
    ...aLearningModuleCard(),
    ...flow,
    tabColor: '#1F5A28',
    chapters: [
      {
        id: 'revision:exam-day:before-the-exam',
        name: 'Before the exam',
        slug: 'before-the-exam',
        url: aStepSummary().url,
        flowName: 'Revision',
        flowSlug: 'revision',
        chapterProgress: 0,
        steps: [aStepSummary()],
      },
    ],
    ...changes,
  }
}

export function aNote(changes: Partial<Note> = {}): Note {
  return {
    ...flow,
    id: 'note-1',
    content: 'Pack a spare pen.',
    createdAt: '2026-03-10T12:00:00.000Z',
    version: 1,
    videoTime: null,
    stepId: aStepSummary().id,
    stepName: 'Sleep, food and kit',
    stepPosition: 9,
    url: aStepSummary().url,
    sectionName: 'Exam day',
    learningModuleSlug: 'exam-day',
    chapterSlug: 'before-the-exam',
    stepSlug: 'sleep-food-and-kit',
    ...changes,
  }
}

export function aHighlight(changes: Partial<Highlight> = {}): Highlight {
  return {
    id: 'highlight-1',
    colour: 'yellow',
    quote: 'Sleep well',
    prefix: '',
    suffix: '.',
    startOffset: 0,
    createdAt: '2026-03-10T12:00:00.000Z',
    isInText: true,
    stepId: aStepSummary().id,
    stepName: 'Sleep, food and kit',
    stepPosition: 9,
    url: aStepSummary().url,
    flowName: flow.flowName,
    flowSlug: flow.flowSlug,
    sectionName: 'Exam day',
    learningModuleSlug: 'exam-day',
    primaryColor: flow.primaryColor,
    ...changes,
  }
}

export function aSoftware(changes: Partial<Software> = {}): Software {
  return {
    id: 'nvda',
    slug: 'nvda',
    name: 'NVDA',
    image: '/images/software/nvda.svg',
    description: 'Reads the screen.',
    group: null,
    assistive: true,
    ...changes,
  }
}
