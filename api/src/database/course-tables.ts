import type { Edition, PageType } from '@stepwise/shared/contracts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MomentOrNull } from './moment.ts'

// The course as the files of content/ say it, and what is searched.

export interface FlowTable {
  id: string
  slug: string
  name: string
  editions: Edition[]
  primary_color: string
  secondary_color: string
  tab_color: string
  position: number
  retired_at: MomentOrNull
}

export interface LearningModuleTable {
  id: string
  flow_id: string
  slug: string
  name: string
  description: string
  image: string
  position: number
  retired_at: MomentOrNull
}

export interface ChapterTable {
  id: string
  learning_module_id: string
  slug: string
  name: string
  quick_check: JsonBodyOfQuickCheckOrNull
  position: number
  retired_at: MomentOrNull
}

/** jsonb, written as JSON text: the questions at the end of a chapter. */
type JsonBodyOfQuickCheckOrNull = ColumnType<StoredQuestion[] | null, string | null | undefined, string | null>

export interface StoredQuestion {
  question: string
  options: { text: string; is_right: boolean; why: string }[]
}

export interface SoftwareTable {
  id: string
  slug: string
  name: string
  image: string
  description: string
  assistive: boolean
  website: Generated<string>
  guide_link: Generated<string>
  video: Generated<string>
  group_id: string | null
  position: number
  retired_at: MomentOrNull
}

export interface StepTable {
  id: string
  kind: 'flow' | 'essential' | 'strategy'
  slug: string
  name: string
  page_type: PageType
  duration: number
  chapter_id: string | null
  software_id: string | null
  flow_step_id: string | null
  also_at: Generated<string[]>
  content: string
  extra_content: string | null
  tip: string | null
  video: string | null
  video_text: string | null
  app_slug: string | null
  app_name: string | null
  app_description: string | null
  app_image: string | null
  app_image_alt: string | null
  app_parameters: JsonBodyOfParametersOrNull
  provenance: JsonBodyOfProvenanceOrNull
  tested: JsonBodyOfTestOrNull
  position: number
  retired_at: MomentOrNull
}

/** jsonb, written as JSON text. Null before the content of this version is loaded. */
type JsonBodyOfProvenanceOrNull = ColumnType<StoredProvenance | null, string | null | undefined, string | null>
type JsonBodyOfParametersOrNull = ColumnType<object | null, string | null | undefined, string | null>
type JsonBodyOfTestOrNull = ColumnType<StoredTest | null, string | null | undefined, string | null>

/** Who stands behind a step; days as text. */
export interface StoredProvenance {
  author: string
  reviewed: { by: string; role?: string | undefined; date: string } | null
  sources: { name: string; url: string }[]
}

/** With which version of its software a step was tried, and on which day. */
export interface StoredTest {
  version: string
  date: string
}

export interface SearchEntryTable {
  kind: 'learning_module' | 'chapter' | 'step' | 'page'
  id: string
  title: string
  body: string
  url: string
  flow_id: string | null
  software_id: string | null
  learning_module_name: string | null
  chapter_name: string | null
  position: number
  document: GeneratedAlways<string>
}
