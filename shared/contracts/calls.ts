import { z } from 'zod'
import {
  avatarUploadSchema,
  confirmationQuerySchema,
  confirmationResendSchema,
  emailCheckSchema,
  messageSchema,
  passwordChangeSchema,
  resetLinkQuerySchema,
  resetRequestSchema,
  sessionSchema,
  signUpSchema,
} from './account.ts'
import { accountCalls } from './account-calls.ts'
import { badgeOnOfferSchema } from './badge.ts'
import { guestMessageSchema, supportMessageSchema } from './contact.ts'
import { contentDeskCalls } from './content-desk-calls.ts'
import { definitionSchema, dictionaryQuerySchema } from './dictionary.ts'
import { mistakeSchema } from './document.ts'
import { essayWordSchema, mindmapFileSchema, mindmapPathSchema, mindmapQuerySchema } from './essay.ts'
import { clientFaultSchema, clientLoadsSchema } from './fault.ts'
import { flowSchema, flowsQuerySchema, learningModuleSchema, openedStepSchema, profileSchema } from './flow.ts'
import {
  highlightChangeSchema,
  highlightColourSchema,
  highlightCreationSchema,
  highlightNameSchema,
  highlightRenamingSchema,
  highlightSchema,
  highlightsSchema,
} from './highlight.ts'
import {
  noteChangeSchema,
  noteCreatedSchema,
  noteCreationSchema,
  noteRemovedSchema,
  noteRestoredSchema,
  noteSchema,
  notesPageSchema,
  notesQuerySchema,
} from './note.ts'
import { pageLinkSchema, pageSchema, stretchSchema } from './page.ts'
import { chapterPathSchema, quickCheckAnsweredSchema, quickCheckAnswersSchema } from './quick-check.ts'
import {
  downloadLinkSchema,
  downloadManyQuerySchema,
  downloadQuerySchema,
  downloadSelectionSchema,
  journalQuerySchema,
  journalSchema,
  reflectionChangeSchema,
  reflectionCreatedSchema,
  reflectionCreationSchema,
  reflectionSchema,
  reflectionsQuerySchema,
  reflectionsRemovedSchema,
} from './reflection.ts'
import { leftOutSchema, versionCountsSchema } from './release.ts'
import { reminderRequestSchema, reminderSchema } from './reminder.ts'
import { resourcesSchema, softwarePreviewSchema } from './resource.ts'
import { searchQuerySchema, searchResultsSchema } from './search.ts'
import { signedOutSchema } from './security.ts'
import { contentIdSchema, momentSchema, slugSchema } from './slug.ts'
import { availableSoftwareSchema, softwareSelectionSchema } from './software.ts'
import {
  continueWithSchema,
  essentialPathSchema,
  favouriteSchema,
  favouriteToggleSchema,
  favouriteWishSchema,
  previewQuerySchema,
  stepCompletionSchema,
  stepPathSchema,
  stepQuerySchema,
  tutorialsSchema,
} from './step.ts'
import { quickCheckPattern, stepPattern } from './step-path.ts'
import {
  accessabilityChangeSchema,
  accessabilitySettingSchema,
  avatarSchema,
  calmRequestSchema,
  roleSchema,
  signInSchema,
  userInfoCreationSchema,
  userInfoSchema,
  userSchema,
} from './user.ts'

const nothing = z.object({})

// Constants, because a template as a key would widen every key of the table to string.
const getStep = `GET ${stepPattern}` as const
const toggleFavourite = `POST ${stepPattern}/toggle_favourite` as const
const completeStep = `POST ${stepPattern}/complete` as const
const setReminder = `PUT ${stepPattern}/reminder` as const
const answerQuickCheck = `PUT ${quickCheckPattern}` as const

/**
 * Every call of the product by method and path below /api (docs/product/wire.md#one-table). The API registers its routes from this
 * table, and the browser's client has its types from it. Keys on the wire are snake_case.
 */
export const calls = {
  // An account that is not confirmed yet: 401 with `errors.confirmation`, so that the page can offer another mail.
  'POST /auth/sign_in': { body: signInSchema, response: userSchema },
  'POST /auth/authorize': { response: userSchema },
  'DELETE /auth/sign_out': { response: signedOutSchema },
  // Asked by the gateway, which shows other versions to QA (docs/decisions/022-version-set-per-visit.md).
  'GET /auth/person': { response: z.object({ name: z.string(), role: roleSchema }) },
  // The answer is the same whether or not the address has an account.
  'POST /auth/reset_password': { body: resetRequestSchema, response: nothing },
  // Whether the link can still be used; uses nothing.
  'GET /auth/reset_password': { query: resetLinkQuerySchema, response: nothing },
  'PUT /auth/reset_password': { body: passwordChangeSchema, response: nothing },
  // dsa-licence responds with the user, who is signed in; the others with a message. `msg` of a rejection may hold a link.
  'POST /auth/sign_up': { body: signUpSchema, response: z.union([userSchema, messageSchema]) },
  'POST /auth/verify_email': { body: emailCheckSchema, response: nothing },
  'GET /auth/confirmations': { query: confirmationQuerySchema, response: messageSchema },
  'POST /auth/confirmations': { body: confirmationResendSchema, response: nothing },

  ...accountCalls,

  // What the API serves, as `GET /flows`: the promotion gate compares it with the calls that a part makes.
  'GET /calls': { response: z.object({ calls: z.array(z.string()) }) },

  /** The browser reports that a part of the product failed; see contracts/fault.ts. */
  'POST /client_faults': { body: clientFaultSchema, response: nothing },
  'POST /client_loads': { body: clientLoadsSchema, response: nothing },
  // What happened to each version since a moment. Only for the release tool: `authorization: Bearer {RELEASE_SECRET}`.
  'GET /release_counts': {
    query: z.object({ since: momentSchema, without_people: leftOutSchema, without_networks: leftOutSchema }),
    response: z.object({ counts: z.array(versionCountsSchema) }),
  },

  'GET /users/profile': { response: profileSchema },
  'GET /users/softwares/available': { response: availableSoftwareSchema },
  'POST /users/softwares/select': { body: softwareSelectionSchema, response: userSchema.extend({ msg: z.string() }) },
  // A second time: 422 with the msg 'UserInfo already exists for User!' (docs/product/accounts.md#already-answered).
  'POST /users/user_info': { body: userInfoCreationSchema, response: userInfoSchema },
  'POST /users/avatar': { body: avatarUploadSchema, response: avatarSchema },
  'DELETE /users/avatar/:id': {
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ status: z.literal('success') }),
  },
  'GET /users/sessions': { response: z.object({ sessions: z.array(sessionSchema) }) },
  // Ends all sessions, this one too.
  'DELETE /users/sessions': { response: signedOutSchema },
  'DELETE /users/sessions/:id': { params: z.object({ id: z.string().max(100) }), response: nothing },
  'PUT /users/accessability_setting': { body: accessabilityChangeSchema, response: accessabilitySettingSchema },
  'GET /users/favourites': { response: z.object({ favourites: z.array(favouriteSchema) }) },
  'GET /users/tutorials': { query: previewQuerySchema, response: tutorialsSchema },
  // Keys as the specification writes them. Asked twice is asked once.
  'POST /users/settings/calm_licence_request': { body: calmRequestSchema, response: userSchema },
  // The twelve badges of the edition in their order (docs/product/wire.md#extra-calls).
  'GET /badges': { response: z.object({ badges: z.array(badgeOnOfferSchema) }) },

  'GET /users/apps/essay_question_wizard': { response: z.object({ words: z.array(essayWordSchema) }) },
  'GET /users/apps/mindmap/:words/:option/download': {
    params: mindmapPathSchema,
    query: mindmapQuerySchema,
    response: mindmapFileSchema,
  },

  // Nullish: a server of an earlier release does not send it. `reminders` are those that are due.
  'GET /flows': {
    query: flowsQuerySchema,
    response: z.object({
      flows: z.array(flowSchema),
      continue_with: continueWithSchema.nullish(),
      reminders: z.array(reminderSchema).nullish(),
    }),
  },
  // One flow with its modules, when it is opened from the home.
  'GET /flows/:flowSlug': {
    params: z.object({ flowSlug: slugSchema }),
    response: z.object({ flow: flowSchema }),
  },
  'GET /search': { query: searchQuerySchema, response: searchResultsSchema },
  'GET /learning_module/:id': {
    params: z.object({ id: contentIdSchema }),
    response: z.object({ learning_module: learningModuleSchema }),
  },
  [getStep]: {
    params: stepPathSchema,
    query: stepQuerySchema,
    response: openedStepSchema,
  },
  [toggleFavourite]: {
    params: stepPathSchema,
    query: stepQuerySchema,
    body: favouriteWishSchema,
    response: favouriteToggleSchema,
  },
  // An essential belongs to no flow, so the path of a step does not fit it.
  'POST /tutorials/:softwareSlug/essentials/:stepSlug/complete': {
    params: essentialPathSchema,
    response: stepCompletionSchema,
  },
  [completeStep]: { params: stepPathSchema, query: stepQuerySchema, response: stepCompletionSchema },
  // Only of a module's last step. A day that has passed is due at once.
  [setReminder]: {
    params: stepPathSchema,
    body: reminderRequestSchema,
    response: z.object({ reminder: reminderRequestSchema }),
  },
  // The latest answers are the ones that count. Those of other questions than it has: 422.
  [answerQuickCheck]: {
    params: chapterPathSchema,
    body: quickCheckAnswersSchema,
    response: quickCheckAnsweredSchema,
  },

  'GET /notes': { query: notesQuerySchema, response: notesPageSchema },
  'POST /notes': { body: noteCreationSchema, response: noteCreatedSchema },
  'PUT /notes/:id': {
    params: z.object({ id: z.uuid() }),
    body: noteChangeSchema,
    response: z.object({ note: noteSchema }),
  },
  'DELETE /notes/:id': { params: z.object({ id: z.uuid() }), response: noteRemovedSchema },
  // Undoes a deletion (docs/product/notes.md#put-aside).
  'POST /notes/:id/restore': { params: z.object({ id: z.uuid() }), response: noteRestoredSchema },

  // Text of steps that the person has marked (docs/product/notes.md#highlights).
  'GET /highlights': { response: highlightsSchema },
  'POST /highlights': { body: highlightCreationSchema, response: z.object({ highlight: highlightSchema }) },
  'PUT /highlights/:id': {
    params: z.object({ id: z.uuid() }),
    body: highlightChangeSchema,
    response: z.object({ highlight: highlightSchema }),
  },
  'DELETE /highlights/:id': { params: z.object({ id: z.uuid() }), response: nothing },
  'PUT /highlight_names/:colour': {
    params: z.object({ colour: highlightColourSchema }),
    body: highlightRenamingSchema,
    response: z.object({ names: z.array(highlightNameSchema) }),
  },
  'GET /dictionary': { query: dictionaryQuerySchema, response: definitionSchema },

  'GET /users/reflective_journal': { query: journalQuerySchema, response: journalSchema },
  'POST /users/reflective_journal/reflections': { body: reflectionCreationSchema, response: reflectionCreatedSchema },
  'PUT /users/reflective_journal/reflections/:id': {
    params: z.object({ id: z.uuid() }),
    body: reflectionChangeSchema,
    response: z.object({ reflection: reflectionSchema }),
  },
  'DELETE /users/reflective_journal/reflections/delete_many': {
    query: reflectionsQuerySchema,
    response: reflectionsRemovedSchema,
  },
  'DELETE /users/reflective_journal/reflections/:id': { params: z.object({ id: z.uuid() }), response: nothing },
  'GET /users/reflective_journal/reflections/download_many': {
    query: downloadManyQuerySchema,
    response: downloadLinkSchema,
  },
  'POST /users/reflective_journal/reflections/download_many': {
    body: downloadSelectionSchema,
    response: downloadLinkSchema,
  },
  'GET /users/reflective_journal/reflections/:id/download': {
    params: z.object({ id: z.uuid() }),
    query: downloadQuerySchema,
    response: downloadLinkSchema,
  },

  // A page of editable content. `preview` shows a content manager the draft, or the scheduled text, in its place. A retired one is a 410 with
  // `current.moved_to`.
  'GET /pages/:slug': {
    params: z.object({ slug: slugSchema }),
    query: previewQuerySchema,
    response: z.object({ page: pageSchema }),
  },
  // The pages that the sitemap lists besides its own entries, and that this person may open.
  'GET /page_links': { response: z.object({ links: z.array(pageLinkSchema) }) },
  // The stretches of the page about them, for the breaks of the pomodoro timer. In study.
  'GET /stretches': { response: z.object({ stretches: z.array(stretchSchema) }) },
  // A message of a visitor; plain forms may send it too (docs/product/public-pages.md#contact-form).
  'POST /contact/guest_message': { body: guestMessageSchema, response: nothing },
  'POST /users/settings/contact': { body: supportMessageSchema, response: nothing },
  // The software that the product teaches, for everyone.
  'GET /resources': { response: resourcesSchema },
  'GET /resources/:slug': {
    params: z.object({ slug: slugSchema }),
    // With the links of the footer, which pages of editable content bring along.
    response: z.object({ software: softwarePreviewSchema, links: z.array(pageLinkSchema).optional() }),
  },
  // A person reports a mistake on a page (docs/product/content-desk.md).
  'POST /mistakes': { body: mistakeSchema, response: nothing },

  ...contentDeskCalls,
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, CallShape>

export interface CallShape {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
}

export type Calls = typeof calls
export type CallName = keyof Calls

type Part<Name extends CallName, Key extends string, Side extends 'input' | 'output'> = Calls[Name] extends {
  readonly [K in Key]: infer Schema extends z.ZodType
}
  ? Side extends 'input'
    ? z.input<Schema>
    : z.output<Schema>
  : undefined

/** What a caller sends and what a handler receives. */
export type CallParams<Name extends CallName> = Part<Name, 'params', 'input'>
export type CallQuery<Name extends CallName> = Part<Name, 'query', 'input'>
export type CallBody<Name extends CallName> = Part<Name, 'body', 'input'>
/** What comes back, as it is on the wire (snake_case). */
export type CallResponse<Name extends CallName> = Part<Name, 'response', 'output'>
