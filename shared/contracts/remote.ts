import { z } from 'zod'
import { editionSchema } from './edition.ts'
import { ownAddressSchema, slugSchema } from './slug.ts'
import { roleSchema } from './user.ts'

const editions = z.array(editionSchema).min(1).default(['study', 'pro'])

/**
 * A route that a remote owns (docs/product/routes-and-guards.md). `page` names a page of the remote's module. `access`: who may see it.
 * `frame`: what the host draws around it. `gate: 'none'`: even before onboarding is finished. `colorScheme: 'light'`: dark mode is off.
 * `title` replaces the title made from the last segment of the path. `preload`: GET calls below /api that the page makes at once, which
 * the browser starts before any script is loaded; `:name` is taken from the path. `editable`: the page shows a document, and the shell
 * offers to report a mistake on it, and to edit it. `role`: for others the address does not exist. `rendered`: the
 * gateway's answer has the page in it, made from the answers to `preload`, for visitors or for the person who asks
 * (docs/decisions/082-rendered-pages.md). `query`: the parameters of the address's query that visitors' pages depend on; of others and of
 * long values they know nothing. `example`: an address of a route with parameters that no page of the remote links to; a release is tried there before it becomes live.
 */
export const remoteRouteSchema = z.object({
  path: z.string().startsWith('/'),
  page: slugSchema,
  access: z.enum(['public', 'signed-out', 'signed-in']),
  editions,
  frame: z.enum(['shell', 'bare']).default('shell'),
  gate: z.enum(['onboarded', 'none']).default('onboarded'),
  colorScheme: z.enum(['chosen', 'light']).default('chosen'),
  title: z.string().optional(),
  preload: z.array(z.string().startsWith('/')).default([]),
  editable: z.boolean().default(false),
  role: roleSchema.optional(),
  rendered: z.boolean().default(false),
  query: z.array(z.string()).default([]),
  example: ownAddressSchema.optional(),
})
export type RemoteRoute = z.infer<typeof remoteRouteSchema>

/**
 * A place of the shell that a remote fills: what kind of place, and a name of its own. Each kind has its place in the host, so a remote brings
 * a slot without a build of the host. A panel or dialog is mounted when it is opened, a topbar slot or toast at once, a status while its
 * remote wants it (`shell.slotPinned`), even after a reload, `page.edit` on editable pages, for content managers alone.
 */
export const slotNameSchema = z.templateLiteral([
  z.enum(['topbar', 'panel', 'dialog', 'page', 'toast', 'status']),
  '.',
  z.string().regex(/^[a-z][a-z0-9-]*$/),
])
export type SlotName = z.infer<typeof slotNameSchema>

/** The icons that the host's menu has. */
export const menuIcons = [
  'book',
  'devices',
  'notebook',
  'heart',
  'plant',
  'star',
  'notes',
  'tools',
  'help',
  'home',
  'list',
  'pencil',
] as const

/** An icon of the host's, or one that the remote brings: the `d` of each path, drawn as lines 1.75 wide on a field of 24 by 24. */
export const menuIconSchema = z.union([
  z.enum(menuIcons),
  z.object({ paths: z.array(z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]+$/)).min(1) }),
])
export type MenuIcon = z.infer<typeof menuIconSchema>

/**
 * An entry of the side menu: a link (`to`), or a button that opens a slot (`opens`). Sorted by `order`. `covers` are further
 * addresses at and below which the link is the current one.
 */
export const menuItemSchema = z.object({
  label: z.string(),
  icon: menuIconSchema,
  order: z.int(),
  to: ownAddressSchema.optional(),
  opens: slotNameSchema.optional(),
  covers: z.array(ownAddressSchema).optional(),
  editions,
  condition: z.enum(['always', 'has-wellbeings', 'is-content-manager', 'is-qa']).default('always'),
})
export type MenuItem = z.infer<typeof menuItemSchema>

/**
 * What a remote is, as plain data (`remote.config.ts`); the build writes it beside the bundle. `storage`: under which names it stores on the
 * device, beside those that begin with its own: `pomodoro` is for the keys `stepwise.pomodoro` and `stepwise.pomodoro.<person>`. Builds from
 * before they were named have none, and store what they like.
 */
export const remoteConfigSchema = z.object({
  name: slugSchema,
  title: z.string(),
  routes: z.array(remoteRouteSchema),
  menu: z.array(menuItemSchema).default([]),
  slots: z.array(slotNameSchema).default([]),
  storage: z.array(slugSchema).optional(),
})
export type RemoteConfig = z.infer<typeof remoteConfigSchema>

/** `owners`: who ships it, by the names that the history has; others need `--for`. Without any, anyone may. Pages do not get them. */
export const ownedConfigSchema = remoteConfigSchema.extend({ owners: z.array(z.string()).default([]) })
/** As an author writes it: fields with a default may be left out. */
export type RemoteConfigSource = z.input<typeof ownedConfigSchema>

const filesSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) })
export type Files = z.infer<typeof filesSchema>

/** The SHA-256 of files (SHA-384 in older builds), as `integrity` attributes have it, by name. */
const integritiesSchema = z.record(z.string(), z.string())

const partFilesSchema = z.record(z.string(), filesSchema.extend({ shared: z.array(z.string()) }))

/** What pages need to know of a remote's build: see {@link remoteManifestSchema}. */
const shownRemoteSchema = z.object({
  config: remoteConfigSchema,
  version: z.string(),
  entry: z.string(),
  pages: partFilesSchema,
  slots: partFilesSchema,
  /** The bundle of its pages for the gateway, which renders them. */
  renderer: z.string().optional(),
})

/** What a build needs of others, and how it can be checked. Only the promotion gate reads it. */
const neededSchema = z.object({
  /** Every file that is published, but the manifest itself, the record of the build and source maps. */
  integrities: integritiesSchema.default({}),
  /** The API's calls, such as `GET /flows`. */
  calls: z.array(z.string()).default([]),
})

/**
 * `remote.json`, written by the build of a remote: its configuration, its version, its entry, and for each page and slot the files to
 * preload and the shared modules they use. `sharedRange` and `libraries` are the ranges of @stepwise/shared and of the libraries that it
 * gets from the host; `uses` are the names that it imports from each shared module, and `setGlobals` what it sets of the window. The version is a hash of all that is published, this
 * included: the same sources give the same version on every machine. File names are relative to the remote's folder.
 */
export const remoteManifestSchema = shownRemoteSchema.extend({
  ...neededSchema.shape,
  config: ownedConfigSchema,
  sharedRange: z.string(),
  sharedModules: z.array(z.string()),
  libraries: z.record(z.string(), z.string()).default({}),
  uses: z.record(z.string(), z.array(z.string())).default({}),
  setGlobals: z.array(z.string()).default([]),
})
export type RemoteManifest = z.infer<typeof remoteManifestSchema>

/** An origin such as `https://views.example.org`, `https://*.example.org` or `wss://chat.example.org:8443`; in the clear on this machine alone. */
export const originSchema = z
  .string()
  .regex(
    /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|(?:http|ws):\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/,
  )
const originsSchema = z.array(originSchema).default([])

/** Origins of others that the page's policy allows, beside its own. Absent: none. */
export const hostPolicySchema = z.object({
  scripts: originsSchema,
  connects: originsSchema,
  frames: originsSchema,
  images: originsSchema,
  styles: originsSchema,
})
export type HostPolicy = z.infer<typeof hostPolicySchema>

/** What pages need to know of the host's build: see {@link hostManifestSchema}. */
const shownHostSchema = z.object({
  version: z.string(),
  edition: editionSchema,
  sharedVersion: z.string(),
  initial: filesSchema,
  /** The script that provides what some supported browsers lack (supported-browsers.ts). Earlier builds have none. */
  olderBrowsers: z.string().optional(),
  /** The bundle that renders pages in the gateway. Earlier builds have none. */
  renderer: z.string().optional(),
  fonts: z.array(z.string()),
  sharedModules: z.record(z.string(), filesSchema),
  policy: hostPolicySchema.optional(),
  /** The addresses of its own pages. Builds from before they were named have none. */
  routes: z.array(z.string()).optional(),
})

/**
 * `host.json`, written by the build of the host: the shared modules it offers with their version, the files of its start in
 * load order, for each shared module that is not in those the files to preload, and what its settings need of the page's policy. `exports`
 * are the names that each shared module has; `libraries` are the versions of React and others that it gives to remotes; `routes` are the
 * addresses of its own pages; `owners` ship it, as those of a remote do. Names relative to the host's folder.
 */
export const hostManifestSchema = shownHostSchema.extend({
  ...neededSchema.shape,
  libraries: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.array(z.string())).default({}),
  routes: z.array(z.string()).default([]),
  owners: z.array(z.string()).default([]),
})
export type HostManifest = z.infer<typeof hostManifestSchema>

/** The state in which a page is opened for someone who tests: a demo account, the display, a failure of the API. */
export const scenarioSchema = z.object({
  /** A demo account, by the name before the @; '' for no one. Only outside production. */
  person: z.string().max(40).optional(),
  theme: z.enum(['light', 'dark']).optional(),
  textSize: z.int().min(0).max(10).optional(),
  fault: z.enum(['none', 'slow', 'offline', 'server-error', 'signed-out']).optional(),
})
export type Scenario = z.infer<typeof scenarioSchema>

/**
 * Why a page carries another set than the live one. `override`: chosen for this browser, until a time. `standalone`: one remote alone, with
 * the workbench's bar. `canary`: this person is among those who have a version first.
 */
export const selectionSchema = z.object({
  kind: z.enum(['override', 'standalone', 'canary']),
  parts: z.array(z.object({ part: z.string(), version: z.string() })),
  /** ISO time. */
  until: z.string().optional(),
  scenario: scenarioSchema.optional(),
  /** The origin of each edition's workbench, where both are running. */
  editions: z.record(editionSchema, z.string()).optional(),
})
export type Selection = z.infer<typeof selectionSchema>

/** Some people have this version of a remote first. */
export const canarySchema = z.object({ part: z.string(), version: z.string(), percent: z.int().min(1).max(100) })
export type Canary = z.infer<typeof canarySchema>

/** `folder` is an address such as `/remotes/learn/1.0.0-ab12cd34/`; `integrities` are those of the files that pages load. */
const placed = { folder: z.string(), integrities: integritiesSchema.optional() }

/** `registry.json`, and in each page: what is live. The part of it that only releases need is left out of the pages. */
export const registrySchema = z.object({
  promotion: z.int(),
  promotedAt: z.string(),
  /** A hash of the page without the registry: its boot script and policy. */
  page: z.string().optional(),
  host: shownHostSchema.extend(placed),
  remotes: z.array(shownRemoteSchema.extend(placed)),
  /** Versions that were rolled back for their faults, as `learn@1.0.0-ab12cd34`: a tab that runs one takes the next set at once. */
  recalled: z.array(z.string()).optional(),
  /** Left out of pages. */
  canaries: z.array(canarySchema).optional(),
  /** Only in pages that carry another set than the live one. */
  selection: selectionSchema.optional(),
})
export type Registry = z.infer<typeof registrySchema>
export type RegistryHost = Registry['host']
export type RegistryRemote = Registry['remotes'][number]
