import type { BadgeCode, Edition, EssayWordKind, HighlightColour, Role, Wellbeing } from '@stepwise/shared/contracts'
import type { ColumnType, Generated } from 'kysely'
import type {
  ChapterTable,
  FlowTable,
  LearningModuleTable,
  SearchEntryTable,
  SoftwareTable,
  StepTable,
} from './course-tables.ts'
import type {
  ContentImageTable,
  DocumentDraftTable,
  DocumentRevisionTable,
  DocumentTable,
  MistakeTable,
} from './document-tables.ts'
import type { Moment, MomentByDefault, MomentOrNull } from './moment.ts'
import type {
  AccountEventTable,
  DataExportPartTable,
  DataExportTable,
  EmailChangeTable,
  IdentityProviderTable,
  InstitutionIdentityTable,
  KnownDeviceTable,
  MailTokenTable,
  OperatorAuditTable,
  PasskeyTable,
  SessionTable,
  SignInChallengeTable,
} from './security-tables.ts'

/** The tables, as the migrations make them; tables.db.test.ts compares this file with the real ones. */
export interface Tables {
  deployment: { id: Generated<number>; edition: Edition }
  content_state: ContentStateTable
  flows: FlowTable
  learning_modules: LearningModuleTable
  chapters: ChapterTable
  software_groups: { id: string; name: string; position: number; retired_at: MomentOrNull }
  softwares: SoftwareTable
  steps: StepTable
  search_entries: SearchEntryTable
  search_words: { word: string; sound: string }
  badges: BadgeTable
  essay_words: EssayWordTable
  users: UserTable
  user_infos: UserInfoTable
  accessability_settings: AccessabilitySettingTable
  avatars: { id: Generated<string>; user_id: string; large: Buffer; medium: Buffer; created_at: MomentByDefault }
  user_softwares: { user_id: string; software_id: string }
  sessions: SessionTable
  mail_tokens: MailTokenTable
  email_changes: EmailChangeTable
  known_devices: KnownDeviceTable
  passkeys: PasskeyTable
  sign_in_challenges: SignInChallengeTable
  identity_providers: IdentityProviderTable
  institution_identities: InstitutionIdentityTable
  account_events: AccountEventTable
  data_exports: DataExportTable
  data_export_parts: DataExportPartTable
  request_limits: { subject_hash: string; requests: number; ends_at: Moment }
  sign_in_attempts: { account_hash: string; address: string; failures: number; last_tried_at: Moment }
  visits: { user_id: string; day: string; log_ins: number }
  progress_steps: { user_id: string; step_id: string; visited_at: MomentOrNull; completed_at: MomentOrNull }
  favourites: { user_id: string; step_id: string; created_at: MomentByDefault; software_id: string | null }
  notes: NoteTable
  deleted_notes: DeletedNoteTable
  highlights: HighlightTable
  highlight_names: { user_id: string; colour: HighlightColour; name: string }
  reflections: ReflectionTable
  downloads: DownloadTable
  quick_check_scores: QuickCheckScoreTable
  reminders: { user_id: string; step_id: string; due_on: string }
  user_badges: { id: Generated<string>; user_id: string; code: BadgeCode; created_at: MomentByDefault }
  licence_keys: LicenceKeyTable
  operator_audit: OperatorAuditTable
  repeated_sign_ups: { user_id: string; password_hash: string; created_at: MomentByDefault }
  institutions: { domain: string; name: string; edition: Edition }
  documents: DocumentTable
  document_revisions: DocumentRevisionTable
  document_drafts: DocumentDraftTable
  document_editors: { document_id: string; user_id: string; seen_at: Moment }
  document_links: { url: string; is_broken: boolean | null; checked_at: Moment }
  link_confirmations: { url: string; confirmed_by: string | null; confirmed_at: Moment }
  content_images: ContentImageTable
  mistakes: MistakeTable
  calm_requests: CalmRequestTable
  messages: MessageTable
  mails: MailTable
  page_reports: PageReportTable
  version_counts: { hour: Moment; part: string; version: string; loads: number; faults: number; errors: number }
}

interface PageReportTable {
  page: string
  part: string
  version: string
  kind: string
  network: string
  person: string | null
  at: Moment
}

interface ContentStateTable {
  id: Generated<number>
  hash: string
  loaded_at: MomentByDefault
  version: Generated<number>
  next_publication: MomentOrNull
}

interface MessageTable {
  id: Generated<string>
  kind: 'guest' | 'support'
  user_id: string | null
  name: string
  email: string
  message: string
  facts: Generated<string>
  digest: string
  received_at: Moment
  mailed_at: MomentOrNull
  attempts: Generated<number>
  next_attempt_at: Moment
  answered_at: MomentOrNull
}

/** jsonb: a MailMessage (mail/message.ts), written as JSON text. */
type JsonBodyOfMailOrNull = ColumnType<object | null, string, string | null>

interface MailTable {
  id: Generated<string>
  kind: string
  user_id: string | null
  recipient: string
  message: JsonBodyOfMailOrNull
  created_at: Moment
  attempts: Generated<number>
  next_attempt_at: Moment
  last_failure: string | null
  is_address_refused: Generated<boolean>
  sent_at: MomentOrNull
  given_up_at: MomentOrNull
}

interface QuickCheckScoreTable {
  user_id: string
  chapter_id: string
  right_count: number
  question_count: number
  answered_at: Moment
}

interface BadgeTable {
  code: BadgeCode
  name: string
  criterion: string
  criterion_pro: string | null
  editions: Edition[]
  position: number
}

interface UserTable {
  id: Generated<string>
  email: string
  password_hash: string
  first_name: string
  surname: string
  university: string | null
  role: Generated<Role>
  wellbeings: Generated<Wellbeing[]>
  time_zone: Generated<string>
  is_calm_requested: Generated<boolean>
  created_at: MomentByDefault
  confirmed_at: MomentOrNull
  sign_up_type: 'dsa-licence' | 'inst-licence' | 'site-licence' | null
  subscribed_to_updates: Generated<boolean>
  tos_accepted_at: MomentOrNull
  device_key: Generated<string>
  has_password: Generated<boolean>
  is_demo: Generated<boolean>
  learning_version: Generated<number>
  deletion_requested_at: MomentOrNull
  erase_at: MomentOrNull
}

interface EssayWordTable {
  directive: string
  definition: string
  kind: Generated<EssayWordKind>
  forms: Generated<string[]>
  position: number
}

interface UserInfoTable {
  user_id: string
  course_started: number | null
  course_ends: number | null
  course_name: string | null
  as_technology_level: 'complete beginner' | 'a little knowledge' | 'quite familiar'
  essay_writing_level: number
  presentations_level: number
  lectures_level: number
  reading_level: number
  organisation_level: number
  revision_level: number
}

interface AccessabilitySettingTable {
  user_id: string
  background_color: string | null
  font_color: string | null
  font_size: Generated<number>
  font_family: Generated<'Default' | 'Comic Sans' | 'Open-Dyslexic'>
  subtitles: Generated<boolean>
  line_spacing: Generated<number>
  letter_spacing: Generated<number>
  word_spacing: Generated<number>
  line_width: Generated<number>
  theme: 'device' | 'light' | 'dark' | 'high-contrast' | null
  reading_speed: Generated<number>
  reading_voice: string | null
  ruler: Generated<boolean>
  ruler_height: Generated<number>
  ruler_dim: Generated<number>
  ruler_dims_videos: Generated<boolean>
  line_focus: Generated<number>
  button_names: Generated<boolean>
  shortcuts_off: Generated<string[]>
  announcements: Generated<'less' | 'normal' | 'more'>
  caption_position: Generated<'automatic' | 'bottom' | 'top' | 'under'>
  caption_size: Generated<number>
  caption_colours: Generated<'white-on-black' | 'yellow-on-black' | 'black-on-white' | 'black-on-cream'>
}

interface NoteTable {
  id: Generated<string>
  user_id: string
  step_id: string
  content: string
  created_at: MomentByDefault
  updated_at: MomentByDefault
  video_time: number | null
  idempotency_key: string | null
  version: Generated<number>
}

interface DeletedNoteTable {
  id: string
  user_id: string
  step_id: string
  content: string
  created_at: Moment
  updated_at: Moment
  video_time: number | null
  idempotency_key: string | null
  version: number
  deleted_at: Moment
}

interface HighlightTable {
  id: Generated<string>
  user_id: string
  step_id: string
  colour: HighlightColour
  quote: string
  prefix: string
  suffix: string
  start_offset: number
  created_at: Moment
  idempotency_key: string | null
}

interface ReflectionTable {
  id: Generated<string>
  user_id: string
  date: string
  title: string
  observe_1: Generated<string>
  observe_2: Generated<string>
  reflect_1: Generated<string>
  reflect_2: Generated<string>
  act: Generated<string>
  tag: string | null
  created_at: MomentByDefault
  updated_at: MomentByDefault
  idempotency_key: string | null
  version: Generated<number>
}

interface DownloadTable {
  token_hash: string
  user_id: string
  reflection_ids: string[]
  format: 'docx' | 'txt'
  expires_at: Moment
  used_at: MomentOrNull
}

interface LicenceKeyTable {
  licence_key: string
  used_by: string | null
  used_at: MomentOrNull
  organisation: string | null
  created_at: MomentOrNull
  expires_at: MomentOrNull
  revoked_at: MomentOrNull
}

interface CalmRequestTable {
  user_id: string
  email: string
  first_name: string
  surname: string
  requested_at: Moment
  sent_at: MomentOrNull
}
