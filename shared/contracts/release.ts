import { z } from 'zod'
import { editionSchema } from './edition.ts'
import { scenarioSchema, selectionSchema } from './remote.ts'
import { roleSchema } from './user.ts'

/**
 * `build.json`, written beside a version when it is published: from what, by whom and when it was built, and what was checked. The first to
 * publish a version writes it; it is not part of the version, which depends on the sources alone.
 */
export const buildRecordSchema = z.object({
  /** The commit of the sources; '' outside a repository. */
  commit: z.string(),
  /** Whether the sources differed from the commit. */
  isDirty: z.boolean(),
  /** Who wrote the commit. */
  author: z.string(),
  builtBy: z.string(),
  /** ISO time. */
  builtAt: z.string(),
  /** `types`: it type-checks. `imports`: it follows the import law. */
  checks: z.array(z.enum(['types', 'imports'])),
  /**
   * What it changed, one line each: what its publisher said with `--why`, or else the subjects of the commits since the version that was live,
   * the latest first. Absent where neither is known.
   */
  changes: z.array(z.string()).optional(),
})
export type BuildRecord = z.infer<typeof buildRecordSchema>

/**
 * `smoke.json`, written beside a version when it is published: how each page of it was used in a browser before anyone met it, so that it can
 * be done again. Like `build.json` it is not part of the version.
 */
export const smokeRecordSchema = z.object({
  /** What the order of presses and the typed words come from. */
  seed: z.int(),
  /** ISO time. */
  at: z.string(),
  edition: editionSchema,
  /** The other parts that it was used with, as `learn@1.0.0-ab12cd34`. */
  set: z.array(z.string()),
  pages: z.array(
    z.object({
      page: z.string(),
      path: z.string(),
      /** The demo account, such as `student`; '' for a visitor. */
      person: z.string(),
      /** How many controls were used. */
      uses: z.int(),
      /** The file of a picture of it (PNG, 1280 pixels wide) in the folder `smoke` beside the version. */
      picture: z.string().optional(),
    }),
  ),
})
export type SmokeRecord = z.infer<typeof smokeRecordSchema>

/**
 * Page views, and those of them in which something of the version failed. Weighted, and so no whole numbers: what one person or network adds is
 * limited (docs/product/errors.md#weights).
 */
const viewsSchema = z.object({ views: z.number(), failing: z.number() })
export type Views = z.infer<typeof viewsSchema>

/** Whose views they are: networks are counted as the gateway saw them, /24 of IPv4 and /48 of IPv6. */
const seenSchema = viewsSchema.extend({ networks: z.int(), failing_networks: z.int() })
export type SeenViews = z.infer<typeof seenSchema>

/**
 * What happened to a version in browsers. `loads`, `faults`, `errors`: in how many pages it was loaded, a part failed, and nothing caught an
 * error, since the hour of a moment. `people` are signed in, or were in this browser; `visitors` anyone can be. Both are of that moment on,
 * and of the last 24 hours at most. `without_people`, `without_networks`: the views of people but for the people, and the networks, whose views
 * failed most, as many as were to be left out.
 */
export const versionCountsSchema = z.object({
  part: z.string(),
  version: z.string(),
  loads: z.int(),
  faults: z.int(),
  errors: z.int(),
  people: seenSchema.extend({
    people: z.int(),
    failing_people: z.int(),
    without_people: viewsSchema,
    without_networks: viewsSchema,
  }),
  visitors: seenSchema,
})
export type VersionCounts = z.infer<typeof versionCountsSchema>

/** How many of those whose views failed most are left out. */
export const leftOutSchema = z.coerce.number().pipe(z.int().min(0).max(100)).default(0)

/** Who built a version, when and from what, as far as that is known. */
const knownBuildSchema = buildRecordSchema.partial()

/** Who may open a link to other versions: people by their role, and those who are not signed in. */
export const accountKindSchema = z.enum(['visitor', ...roleSchema.options])
export type AccountKind = z.infer<typeof accountKindSchema>

/** A link to other versions that still works. */
export const previewSchema = z.object({
  /** Such as `learn@1.0.0-ab12cd34`. */
  parts: z.array(z.string()),
  /** Who published the version or made the link. */
  by: z.string(),
  /** ISO time. */
  until: z.string(),
  link: z.string(),
  /** Absent: everyone may open it. */
  accounts: z.array(accountKindSchema).optional(),
  scenario: scenarioSchema.optional(),
})
export type Preview = z.infer<typeof previewSchema>

/** The answer of `GET /release/versions`: every version that is stored, the latest first, for those who may choose one for their browser. */
export const releaseVersionsSchema = z.object({
  /** Content managers may look; QA may choose. */
  canChoose: z.boolean(),
  /** Outside production, builds of this machine may be chosen too, as `learn@http://localhost:4100`. */
  allowsLocalBuilds: z.boolean(),
  parts: z.array(
    z.object({
      part: z.string(),
      title: z.string(),
      /** Null: it is not part of the product now. */
      live: z.string().nullable(),
      versions: z.array(z.object({ version: z.string(), build: knownBuildSchema })),
    }),
  ),
  /** Those that end last come first. */
  previews: z.array(previewSchema),
})
export type ReleaseVersions = z.infer<typeof releaseVersionsSchema>

/** The answer of `GET /release/status`: what the caller's pages are made of. */
export const releaseStatusSchema = z.object({
  promotion: z.int(),
  /** ISO time. */
  promotedAt: z.string(),
  selection: selectionSchema.optional(),
  parts: z.array(
    z.object({
      part: z.string(),
      title: z.string(),
      version: z.string(),
      isLive: z.boolean(),
      build: knownBuildSchema,
      /** When this version became live the last time, and by whom; absent for one that never was. */
      promoted: z.object({ promotion: z.int(), at: z.string(), who: z.string(), why: z.string() }).optional(),
    }),
  ),
})
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>

const differencesSchema = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** With what is different of it. */
  changed: z.array(z.string()),
})
/** What of a list is new, gone or different. */
export type Differences = z.infer<typeof differencesSchema>

/** The answer of `GET /release/changes?of=learn@1.0.0-ab12cd34`: how a version differs from the live one of its part. */
export const versionChangesSchema = z.object({
  /** Null: the part is not live, so all of it is new. */
  live: z.string().nullable(),
  routes: differencesSchema,
  menu: differencesSchema,
  slots: differencesSchema,
  /** What has another size, in bytes as they are downloaded; null where a version does not have it. */
  sizes: z.array(z.object({ what: z.string(), live: z.int().nullable(), version: z.int().nullable() })),
  /** The pages with pictures, those that look the most different first. */
  pages: z.array(
    z.object({
      page: z.string(),
      path: z.string(),
      /** The demo account, such as `student`; '' for a visitor. */
      person: z.string(),
      /** The addresses of the pictures. */
      picture: z.string(),
      livePicture: z.string().optional(),
      /** The share of pixels that differ, from 0 to 1; absent without two pictures. */
      difference: z.number().optional(),
    }),
  ),
})
export type VersionChanges = z.infer<typeof versionChangesSchema>

/** The longest that a browser keeps chosen versions, in minutes. */
export const maxOverrideMinutes = 7 * 24 * 60

/**
 * The body of `POST /release/override`: versions such as `learn@1.0.0-ab12cd34` for the caller's browser, from the next page on. `asLink`: for
 * whoever opens a link, which leads to `path`; the caller's browser keeps what it has.
 */
export const overrideChoiceSchema = z.object({
  parts: z.array(z.string().max(200)).min(1).max(20),
  minutes: z.int().min(1).max(maxOverrideMinutes),
  scenario: scenarioSchema.optional(),
  asLink: z.boolean().optional(),
  /** Who may open the link; everyone without it. */
  accounts: z.array(accountKindSchema).min(1).optional(),
  /** It goes into a cookie. */
  path: z.string().max(500).optional(),
})
export type OverrideChoice = z.infer<typeof overrideChoiceSchema>

/** Its answer. `until` is an ISO time. */
export const overrideChosenSchema = z.object({ until: z.string(), link: z.string().optional() })
export type OverrideChosen = z.infer<typeof overrideChosenSchema>
