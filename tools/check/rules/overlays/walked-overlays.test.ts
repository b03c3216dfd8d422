import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/product/accessibility.md#overlays: what lies over a page is opened by each walk of overlays, or it says here where else it is tried.

/** By the name in the list of e2e/support/overlays.ts; a name that begins with "Not: " is a reason. */
const walkedAs: Record<string, string> = {
  AchievementsDialog: 'achievements',
  AnnouncementsDialog: 'what did it say',
  CalmDialog: 'wellbeing form',
  DeleteDialog: 'journal deletion',
  DeletionDialog: 'account deletion',
  DictionaryDialog: 'dictionary',
  DisplayPanel: 'accessibility panel',
  EntryDialog: 'journal entry',
  EntryOptions: 'journal options',
  EntryReader: 'journal reader',
  InstallDialog: 'installation',
  ListenLaterDialog: 'listen later',
  MessageDialog: 'message to support',
  MistakeDialog: 'mistake on this page',
  NewPage: 'new page of the content desk',
  NoteMenu: 'note options',
  NotesPanel: 'notes panel',
  OpenAvatarMenu: 'account menu',
  PhotoDialog: 'photo',
  RunningDialog: 'what am I running',
  StepsDrawer: 'list of steps',
  ToolDialog: 'study tool ',
  TourDialog: 'guided tour',
  VersionsDialog: 'choose versions',
  VideoDialog: 'journal video',

  AddBlock: 'Not: in an open editor; content-editing.spec',
  ConfirmDialog: 'Not: in an open editor; content-editing.spec',
  ConflictDialog: 'Not: needs two editors; EditorPage.drafts.test',
  LinkDialog: 'Not: in an open editor; MarkdownField.test',
  RetireDialog: 'Not: needs a page of its own; content-managers-guide.spec',
  VersionDialog: 'Not: needs two versions; EditorPage.versions.test',
  RecoveredDrafts: 'Not: a draft has to be lost first; ReflectPage.test',
  SessionEnded: 'Not: in development alone',
  SignInAgainDialog: 'Not: the session has to end; session-ended.spec, reading-helper.spec',
  SignOutDialog: 'Not: signing out has to fail; sign-out.spec',
  SiteDrawer: 'Not: for visitors; pages.spec',
  StepUpDialog: 'Not: the sign-in has to be old; account.spec',
}

test('each dialog, menu and panel is in the list of overlays, or says why not', () => {
  const files = globSync('{host/src,remotes/*/src,shared/player}/**/*.tsx', { cwd: root })
  const opening = /<(dialog|Dialog|Drawer|Menu|SidePanel)\s|role="alertdialog"/
  const isOverlay = (path: string) => !path.includes('.test.') && opening.test(readFileSync(join(root, path), 'utf8'))
  const found = files.filter(isOverlay).map((path) => basename(path, '.tsx'))
  const notOverlays = ['HostDialog', 'SignInAgain']
  expect(found.filter((name) => !notOverlays.includes(name)).toSorted()).toEqual(Object.keys(walkedAs).toSorted())
  const list = readFileSync(join(root, 'e2e/support/overlays.ts'), 'utf8')
  const names = Object.values(walkedAs).filter((name) => !name.startsWith('Not: '))
  expect(names.filter((name) => !list.includes(`'${name}'`) && !list.includes(`\`${name}`))).toEqual([])
})
