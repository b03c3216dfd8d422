import type { DocumentBody, DocumentKind, Edition, LinkPlace, PagePlace } from '@stepwise/shared/contracts'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentOrNull } from './moment.ts'

// What content managers edit: documents, their revisions and drafts, pictures and reported mistakes.

/** jsonb: written as JSON text, because pg would make a list a PostgreSQL array. */
type JsonBody = ColumnType<DocumentBody, string, string>
type JsonBodyOrNull = ColumnType<DocumentBody | null, string | null, string | null>
type Access = PagePlace['access']

export interface DocumentTable {
  id: string
  kind: DocumentKind
  area: string
  title: string
  address: string | null
  access: Generated<Access>
  position: number
  file: JsonBody
  live: JsonBody
  live_revision: Generated<number>
  draft_version: Generated<number>
  path: string
  video_text: string | null
  reading_age: number | null
  checked_on: string | null
  check_by: string | null
  added_on: Generated<string>
  retired_at: MomentOrNull
  created_at: MomentOrNull
  is_hidden: Generated<boolean>
  linked_from: Generated<LinkPlace[]>
  editions: Generated<Edition[]>
  moved_to: string | null
}

export interface DocumentRevisionTable {
  document_id: string
  number: number
  action: 'publish' | 'restore' | 'reset'
  restored: number | null
  body: JsonBodyOrNull
  body_version: number
  why: Generated<string>
  author_id: string | null
  author_name: string
  created_at: Moment
  publish_at: MomentOrNull
  live_at: MomentOrNull
  cancelled_at: MomentOrNull
}

export interface DocumentDraftTable {
  document_id: string
  version: number
  body: JsonBody
  body_version: number
  base: number
  author_id: string | null
  author_name: string
  saved_at: Moment
}

export interface ContentImageTable {
  hash: string
  type: 'webp' | 'png' | 'jpg'
  bytes: Buffer
  width: number
  height: number
  uploaded_by: string | null
  uploaded_at: Moment
}

export interface MistakeTable {
  id: Generated<string>
  document_id: string | null
  address: string
  revision: number
  words: string
  reported_by: string | null
  reported_at: Moment
  settled_at: MomentOrNull
  settled_by: string | null
}
