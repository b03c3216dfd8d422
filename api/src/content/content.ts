import type { BadgeCode, Edition, PageBody, PagePlace, PageType, StepBody } from '@stepwise/shared/contracts'
import type { StoredProvenance, StoredQuestion, StoredTest } from '../database/course-tables.ts'
import type { EssayWord } from '../modules/content/documents/essay-word-row.ts'
import type { TextBlock } from './text-blocks.ts'

/** What content/ holds once read and checked. Texts are HTML; identifiers are made from slugs when it is loaded. */
export interface Content {
  hash: string
  flows: ContentFlow[]
  groups: { slug: string; name: string }[]
  softwares: ContentSoftware[]
  badges: ContentBadge[]
  essayWords: EssayWord[]
  pages: ContentPage[]
}

export interface ContentFlow {
  slug: string
  name: string
  /** Who is taught it. */
  editions: Edition[]
  colours: { primary: string; secondary: string; tab: string }
  modules: ContentModule[]
}

export interface ContentModule {
  slug: string
  name: string
  description: string
  image: string
  chapters: ContentChapter[]
}

export interface ContentChapter {
  slug: string
  name: string
  steps: ContentStep[]
  /** The questions at its end; null: none. */
  quickCheck: StoredQuestion[] | null
}

export interface ContentStep {
  slug: string
  name: string
  type: PageType
  /** Seconds. */
  duration: number
  content: string
  extraContent: string | null
  tip: string | null
  video: string | null
  videoText: string | null
  /** The text version that was made with the video, which counts while no one has written another. */
  madeVideoText: string | null
  madeVideoBlocks: TextBlock[]
  /** The same texts as their author wrote them. */
  body: StepBody
  app: {
    slug: string
    name: string
    description: string
    image: string
    imageAlt: string
    parameters?: object | undefined
  } | null
  provenance: StoredProvenance
  /** A hash of its words. */
  fingerprint: string
  /** Someone has read or tried other words than these. */
  isChangedSince: { review: boolean; test: boolean }
  /** The day on which someone last checked what it says. */
  checked: string | null
  /** The day by which someone has to check its facts again; null: none of them age. */
  checkBy: string | null
  /** Null: no one has tried it with the program itself, or it is about none. */
  tested: (StoredTest & { by: string }) | null
}

/** `flowStep` is the identifier of the flow step that the strategy belongs to, `alsoAt` are those of others that show it. */
export interface ContentStrategy extends ContentStep {
  flowStep: string
  alsoAt: string[]
}

export interface ContentSoftware {
  slug: string
  name: string
  group: string | null
  assistive: boolean
  description: string
  image: string
  /** The publisher's address, that of a document about it, and the slug of its demo; null: none. */
  website: string | null
  guide: string | null
  video: string | null
  essentials: ContentStep[]
  strategies: ContentStrategy[]
}

export interface ContentBadge {
  code: BadgeCode
  name: string
  criterion: string
  criterionPro: string | null
  editions: Edition[]
}

export interface ContentPage extends PagePlace {
  slug: string
  /** The day on which someone last checked what it says. */
  checked: string | null
  /** The day by which someone has to check its facts again; null: none of them age. */
  checkBy: string | null
  body: PageBody
}

type FlowParts = Pick<ContentFlow, 'slug' | 'modules'>

/** Every chapter of these flows, in its order, with its identifier. */
export const listChapters = <Flow extends FlowParts>(flows: readonly Flow[]) =>
  flows.flatMap((flow) =>
    flow.modules.flatMap((module) =>
      module.chapters.map((chapter) => ({ flow, module, chapter, id: joinId(flow.slug, module.slug, chapter.slug) })),
    ),
  )

/** Every step of these flows, in its order, with its identifier and its file below content/. */
export const listFlowSteps = <Flow extends FlowParts>(flows: readonly Flow[]) =>
  listChapters(flows).flatMap(({ flow, chapter, id: chapterId }) =>
    chapter.steps.map((step) => {
      const id = joinId(chapterId, step.slug)
      return { flow, chapterId, step, id, file: `flows/${id.replaceAll(':', '/')}.md` }
    }),
  )

export const joinId = (...slugs: string[]) => slugs.join(':')
