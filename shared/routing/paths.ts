type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : never

export type PathParams<Pattern extends string> = { [Name in ParamNames<Pattern>]: string }

export interface Path<Pattern extends string> {
  pattern: Pattern
  /** The address for these parameters, each percent-encoded. */
  href: (params: PathParams<Pattern>) => string
}

/** A typed route: its pattern for the router and `href()` for links. */
export function definePath<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    href: (params) =>
      pattern.replaceAll(/:(\w+)/g, (_, name: keyof PathParams<Pattern>) => encodeURIComponent(params[name])),
  }
}

import { stepPattern } from '../contracts/step-path.ts'
/** Every address of the product: links call `href()`, no one writes one by hand (docs/product/routes-and-guards.md#route-table). */
export const paths = {
  landing: definePath('/'),
  assessor: definePath('/assessor'),
  resources: definePath('/resources'),
  softwareDemo: definePath('/resources/:softwareSlug'),
  terms: definePath('/terms'),
  privacy: definePath('/privacy'),
  accessibility: definePath('/accessibility'),
  shortcuts: definePath('/shortcuts'),

  auth: definePath('/auth'),
  signIn: definePath('/auth/sign-in'),
  requestReset: definePath('/auth/reset-password'),
  setPassword: definePath('/auth/reset_password/:resetPasswordToken'),
  dsaLicence: definePath('/auth/dsa-licence'),
  instLicence: definePath('/auth/inst-licence'),
  siteLicence: definePath('/auth/site-licence'),
  confirmation: definePath('/auth/confirmations/:confirmationToken'),
  requestLink: definePath('/auth/sign-in-link'),
  openLink: definePath('/auth/sign-in-link/:signInToken'),
  emailChange: definePath('/auth/new-email/:emailChangeToken'),
  institutionSignIn: definePath('/auth/institution'),
  institutionLink: definePath('/auth/institution/link'),
  accountDeleted: definePath('/auth/account-deleted'),

  learnHome: definePath('/dashboard/learn'),
  learnFlow: definePath('/dashboard/learn/:flowSlug'),
  softwareHome: definePath('/dashboard/software'),
  softwareTutorials: definePath('/dashboard/software/:softwareSlug'),
  reflect: definePath('/dashboard/reflect'),
  studyTools: definePath('/dashboard/study-tools'),
  profile: definePath('/dashboard/settings/profile'),
  account: definePath('/dashboard/settings/account'),
  accountActivity: definePath('/dashboard/settings/account/activity'),
  softwareSelection: definePath('/dashboard/settings/profile/software-selection'),
  contentDesk: definePath('/dashboard/content'),
  contentDocument: definePath('/dashboard/content/:documentId'),
  contentPreview: definePath('/dashboard/content/:documentId/preview'),
  sitemap: definePath('/dashboard/sitemap'),
  printNotes: definePath('/dashboard/print_notes'),
  examSchedule: definePath(
    '/dashboard/examschedule/:examName/:examDate/:examStartTime/:examEndTime/:numOfQuestions/:planingTime/:proofreadingTime',
  ),

  favourites: definePath('/favourites'),
  favouriteStep: definePath(`/favourites${stepPattern}`),
  step: definePath(stepPattern),
  essentialsStep: definePath('/tutorials/:softwareSlug/essentials/:stepSlug'),
  strategiesStep: definePath(`/tutorials/:softwareSlug${stepPattern}`),

  smallApp: definePath('/apps/:appSlug'),

  publicPage: definePath('/pages/:pageSlug'),
  support: definePath('/support'),
  supportPage: definePath('/support/:pageSlug'),
  wellbeing: definePath('/wellbeing'),
  supportContacts: definePath('/wellbeing/support-contacts'),
  studentMinds: definePath('/wellbeing/student-minds'),
  deskStretches: definePath('/wellbeing/desk-stretches'),
  wellbeingPage: definePath('/wellbeing/:pageSlug'),

  onboarding: definePath('/onboarding'),
  testimonial: definePath('/onboarding/testimonial'),
  error: definePath('/error'),
  somethingWentWrong: definePath('/something-went-wrong'),
  notFound: definePath('/not-found'),
}

/** Where the pages that content managers create are, by their area. */
export const createdPagePaths = {
  wellbeing: paths.wellbeingPage,
  support: paths.supportPage,
  public: paths.publicPage,
} as const
