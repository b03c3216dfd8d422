import { z } from 'zod'
import { editionSchema } from './edition.ts'
import { slugSchema } from './slug.ts'
import { roleSchema } from './user.ts'

const editions = z.array(editionSchema).min(1).default(['study', 'pro'])

/**
 * A route that a remote owns (docs/product/routes-and-guards.md). `page` names a page of the remote's module. `access`: who may see it.
 * `frame`: what the host draws around it. `gate: 'none'`: also before onboarding is finished. `colorScheme: 'light'`: dark mode is off.
 * `title` replaces the title made from the last segment of the path. `preload`: GET calls below /api that the page makes at once, which
 * the browser starts before any script is loaded; `:name` is taken from the path. `editable`: the page shows a document, and the shell
 * offers to report a mistake on it, and to edit it. `role`: for others the address does not exist. `prerender`: the gateway answers with
 * the page's words and styles, made by the remote's server bundle from the answers of `preload` (docs/decisions/020-words-before-scripts.md).
 * `query`: the parameters of the address's query that such words depend on; of others and of long values they know nothing.
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
  prerender: z.boolean().default(false),
  query: z.array(z.string()).default([]),
})
export type RemoteRoute = z.infer<typeof remoteRouteSchema>

/**
 * Places of the shell that a remote may fill. A panel or dialog is mounted when it is opened, a topbar slot or toast at once, a status
 * while its remote wants it (`shell.slotPinned`), also after a reload, `page.edit` on editable pages, for content managers alone.
 */
export const slotNames = [
  'topbar.search',
  'topbar.accessibility',
  'panel.notes',
  'panel.display',
  'dialog.achievements',
  'dialog.sign-in',
  'dialog.mistake',
  'page.edit',
  'toast.achievements',
  'status.timer',
] as const
export const slotNameSchema = z.enum(slotNames)
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

/**
 * An entry of the side menu: a link (`to`), or a button that opens a slot (`opens`). Sorted by `order`. `covers` are further
 * addresses at and below which the link is the current one.
 */
export const menuItemSchema = z.object({
  label: z.string(),
  icon: z.enum(menuIcons),
  order: z.int(),
  to: z.string().startsWith('/').optional(),
  opens: slotNameSchema.optional(),
  covers: z.array(z.string().startsWith('/')).optional(),
  editions,
  condition: z.enum(['always', 'has-wellbeings', 'is-content-manager', 'is-qa']).default('always'),
})
export type MenuItem = z.infer<typeof menuItemSchema>

/** What a remote is, as plain data (`remote.config.ts`); the build writes it beside the bundle. */
export const remoteConfigSchema = z.object({
  name: slugSchema,
  title: z.string(),
  routes: z.array(remoteRouteSchema),
  menu: z.array(menuItemSchema).default([]),
  slots: z.array(slotNameSchema).default([]),
})
export type RemoteConfig = z.infer<typeof remoteConfigSchema>
/** As an author writes it: fields with a default may be left out. */
export type RemoteConfigSource = z.input<typeof remoteConfigSchema>

const filesSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) })
export type Files = z.infer<typeof filesSchema>

/**
 * `remote.json`, written by the build of a remote: its configuration, its version, the range of @stepwise/shared it needs, its
 * entry with its integrity, and for each page and slot the files to preload and the shared modules they use. File names
 * are relative to the remote's folder.
 */
export const remoteManifestSchema = z.object({
  config: remoteConfigSchema,
  version: z.string(),
  sharedRange: z.string(),
  sharedModules: z.array(z.string()),
  entry: z.string(),
  integrity: z.string(),
  pages: z.record(z.string(), filesSchema.extend({ shared: z.array(z.string()) })),
  slots: z.record(z.string(), filesSchema.extend({ shared: z.array(z.string()) })),
  /** The bundle that makes the words of its prerendered pages, and their style sheet. */
  server: z.object({ js: z.string(), css: z.string() }).optional(),
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

/**
 * `host.json`, written by the build of the host: the shared modules it offers with their version, the files of its start in
 * load order, for each shared module that is not in those the files to preload, and what its settings need of the page's policy. Names
 * relative to the host's folder.
 */
export const hostManifestSchema = z.object({
  version: z.string(),
  edition: editionSchema,
  sharedVersion: z.string(),
  initial: filesSchema,
  fonts: z.array(z.string()),
  sharedModules: z.record(z.string(), filesSchema),
  policy: hostPolicySchema.optional(),
})
export type HostManifest = z.infer<typeof hostManifestSchema>

/** `registry.json`: what is live. `folder` is an address such as `/remotes/learn/1.0.0-ab12cd34/`. */
export const registrySchema = z.object({
  promotion: z.int(),
  promotedAt: z.string(),
  host: hostManifestSchema.extend({ folder: z.string() }),
  remotes: z.array(remoteManifestSchema.extend({ folder: z.string() })),
})
export type Registry = z.infer<typeof registrySchema>
export type RegistryRemote = Registry['remotes'][number]
