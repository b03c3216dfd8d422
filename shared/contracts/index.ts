// Types only: what the browser may import. Schemas are imported by the API and the tools from their own files.
export type { AvatarUpload, SessionPlace, SignUpType } from './account.ts'
export type { Badge, BadgeCode, BadgeOnOffer } from './badge.ts'
export type { CallBody, CallName, CallParams, CallQuery, CallResponse } from './calls.ts'
export type { Camelize } from './camelize.ts'
export type { NewPage, RetiredPage } from './created-page.ts'
export type { Definition, PartOfSpeech } from './dictionary.ts'
export type {
  Checked,
  DocumentBody,
  DocumentDraft,
  DocumentKind,
  DocumentSummary,
  EditableDocument,
  Finding,
  MistakeReport,
  Presence,
  Revision,
  StepBody,
} from './document.ts'
export type { AddressCheck, IncomingLink, LinkTarget, LinkTargetKind } from './document-links.ts'
export type { BrokenLink, DocumentHit } from './document-search.ts'
export type { Edition } from './edition.ts'
export type { EssayWord, EssayWordKind, MindmapFile } from './essay.ts'
export type { FailureBody } from './failure.ts'
export type { Chapter, Flow, LearningModule, LearningModuleCard, Profile } from './flow.ts'
export type { Highlight, HighlightColour, Highlights } from './highlight.ts'
export type { Note, NoteCreated, NoteRemoved, NotesPage } from './note.ts'
export type {
  Block,
  BlockOf,
  BlockType,
  Hold,
  LinkPlace,
  Page,
  PageArea,
  PageBody,
  PageLink,
  PagePlace,
  Stretch,
} from './page.ts'
export type { ChapterPath, QuickCheck, QuickCheckAnswered, QuickCheckQuestion, QuickCheckScore } from './quick-check.ts'
export type { DownloadFormat, Reflection, ReflectionCreated } from './reflection.ts'
export type {
  AccountKind,
  OverrideChoice,
  OverrideChosen,
  Preview,
  ReleaseStatus,
  ReleaseVersions,
  VersionChanges,
} from './release.ts'
export type { Reminder } from './reminder.ts'
export type {
  MenuIcon,
  MenuItem,
  Registry,
  RegistryHost,
  RegistryRemote,
  RemoteConfig,
  RemoteConfigSource,
  RemoteRoute,
  Scenario,
  Selection,
  SlotName,
} from './remote.ts'
export type { InitialStores, PageModule, PageSummary, RemoteModule } from './remote-module.ts'
export type { Resources, SoftwareDemo, SoftwarePreview } from './resource.ts'
export type { FoundChapter, FoundModule, FoundStep, SearchResults } from './search.ts'
export type { AccountEvent, AccountEventKind, DataExport, InstitutionProblem, Passkey, Security } from './security.ts'
export type { SmallApp } from './small-app.ts'
export type { AvailableSoftware, Software, SoftwareGroup } from './software.ts'
export type {
  ContinueWith,
  Favourite,
  FavouriteToggle,
  HowTo,
  PageType,
  PreviewedText,
  Provenance,
  Step,
  StepCompletion,
  StepPath,
  StepSummary,
  StepView,
  Tested,
  TutorialStep,
  Tutorials,
} from './step.ts'
export type { AccessabilitySetting, Avatar, Role, User, UserInfo, Wellbeing } from './user.ts'
