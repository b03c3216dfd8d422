import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const everything = ['.*']

/** What each folder may import of this repository, beside itself. A folder that is not named here may import nothing. */
const allowed = {
  host: ['^shared/'],
  'remotes/*': ['^shared/'],
  api: ['^shared/(contracts|server)/', '^shared/routing/(find-route|paths)[.]ts$'],
  deploy: ['^shared/'],
  cli: ['^shared/', '^api/', '^deploy/', '^host/build-settings[.]ts$', '^content/tools/videos/recordings[.]'],
  shared: [],
  // Its essay plans are made of what the study tools offer, by the names that their package exports.
  content: [
    '^remotes/study-tools/src/(pages/study-tools/breakdown/essay-plans|features/files/word-file)[.]ts$',
    '^shared/(contracts/supported-browsers|display/swatches)[.]ts$',
  ],
  e2e: everything,
  tools: everything,
}

/** The features of a remote in layers: what each may import of the others. One that is not named here may import none. */
const featureLayers = {
  'remotes/auth': {
    layout: ['sign-in', 'sign-up'],
    security: ['sign-in', 'mail', 'message'],
    'sign-in': ['sign-up', 'mail', 'message'],
    mail: ['message'],
  },
  'remotes/content-desk': {
    'editor-frame': ['panel', 'preview', 'check', 'history', 'publish'],
    preview: ['panel', 'blocks'],
    reports: ['panel'],
    'created-page': ['panel', 'links', 'draft'],
    check: ['panel', 'reports'],
    versions: ['panel', 'draft', 'difference', 'history', 'blocks'],
    history: ['panel', 'difference', 'draft', 'blocks'],
    publish: ['panel', 'check', 'difference', 'history', 'draft', 'blocks'],
    undo: ['draft', 'blocks'],
    draft: ['difference'],
    place: ['reports', 'blocks', 'links'],
    blocks: ['draft', 'markdown-field', 'table', 'images', 'links'],
    table: ['markdown-field'],
    'markdown-field': ['links'],
    links: ['panel'],
  },
  'remotes/learn': {
    home: ['duration', 'reminder'],
    step: ['outbox', 'duration'],
    notes: ['step', 'outbox', 'highlights', 'failure'],
    'quick-check': ['step', 'outbox'],
    highlights: ['step', 'outbox', 'failure'],
    dictionary: ['notes', 'outbox', 'failure'],
    'text-tools': ['highlights', 'dictionary', 'notes', 'step'],
    reminder: ['step', 'outbox'],
    unsent: ['notes', 'step', 'outbox', 'quick-check', 'reminder', 'highlights'],
    'step-screen': ['notes', 'step', 'display', 'quick-check', 'reminder', 'listen-later', 'text-tools'],
    achievements: ['unsent', 'failure'],
    search: ['home'],
  },
  'remotes/wellbeing': {
    blocks: ['calm', 'stretches'],
    page: ['blocks'],
  },
}

/** Libraries that reach remotes and the host through a facade of `shared`, so that one copy of each is running. */
const behindFacades = ['@mantine/core', '@mantine/form', 'ofetch', 'react-router', 'react-router-dom', 'zod']

/** What every module of the API may import beside other modules. */
const belowModules = ['base', 'metrics', 'database', 'mail', 'http', 'context']
/**
 * The groups of modules of the API, the lowest first. Accounts stand highest: a sign-in awards badges, the person on the wire has software and
 * badges, and a data export reads all.
 */
const moduleGroups = ['platform-modules', 'content-modules', 'course-modules', 'account-modules']

/**
 * The layers of api/src, the lowest first, and what each may import of the others. A file that is in none of them may import
 * nothing of api/src, so a new folder has to be put in its place here.
 */
const apiLayers = {
  base: { files: '(settings|errors|html|readers|time-zone|tokens|background)[.]ts$', may: [] },
  // Counters, which everything above may count with.
  metrics: { files: 'metrics/', may: [] },
  database: { files: 'database/', may: ['base', 'metrics'] },
  mail: { files: 'mail/', may: ['base'] },
  http: { files: 'http/', may: ['base', 'database'] },
  context: { files: 'context[.]ts$', may: ['base', 'database', 'mail'] },
  'platform-modules': { files: 'modules/platform/', may: belowModules },
  'content-modules': { files: 'modules/content/', may: [...belowModules, 'platform-modules'] },
  'course-modules': { files: 'modules/course/', may: [...belowModules, 'platform-modules', 'content-modules'] },
  'account-modules': {
    files: 'modules/accounts/',
    may: [...belowModules, 'platform-modules', 'content-modules', 'course-modules'],
  },
  // Both fill the database before the server listens, by the modules' own rules.
  content: { files: 'content/', may: ['base', 'database', 'content-modules', 'course-modules'] },
  demo: { files: 'demo/', may: ['base', 'database', 'http', 'context', ...moduleGroups] },
  // What operators do, in the server or beside it.
  admin: { files: 'admin/', may: ['base', 'database', 'mail', 'http', 'context', ...moduleGroups, 'content', 'demo'] },
  start: {
    files: '(app|start|main|index)[.]ts$',
    may: [...belowModules, ...moduleGroups, 'content', 'demo', 'admin'],
  },
}

const testFile = '\\.test\\.tsx?$|(^|/)(vitest\\.config|test-setup)\\.ts$'

/** The folders of the repository, from the workspaces of its package.json, `tools` and `content`. */
export function repositoryFolders(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return [...workspaces, 'tools', 'content'].flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return existsSync(join(root, pattern)) ? [pattern] : []
    const parent = pattern.slice(0, -2)
    const children = existsSync(join(root, parent)) ? readdirSync(join(root, parent), { withFileTypes: true }) : []
    return children.filter((child) => child.isDirectory()).map((child) => `${parent}/${child.name}`)
  })
}

/** One rule a folder: it may import itself and what `allowed` names, and nothing else of the repository. */
function arrowRules(folders) {
  const anyFolder = `^(${folders.join('|')})/`
  return folders.map((folder) => {
    const may = allowed[folder] ?? allowed[folder.replace(/\/[^/]+$/, '/*')] ?? []
    return rule(
      `arrows-of-${folder.replaceAll('/', '-')}`,
      `${folder} may import itself${may.length > 0 ? ` and ${may.join(', ')}` : ''}, and nothing else of this repository.`,
      { path: `^${folder}/` },
      { path: anyFolder, pathNot: [`^${folder}/`, ...may] },
    )
  })
}

/** One rule a layered feature, and one for the features that are below all others. */
function featureRules() {
  return Object.entries(featureLayers).flatMap(([remote, layers]) => {
    const features = `^${remote}/src/features/`
    const name = `features-of-${remote.replaceAll('/', '-')}`
    const layered = Object.entries(layers).map(([feature, may]) =>
      rule(
        `${name}-${feature}`,
        `The feature ${feature} of ${remote} may import ${may.join(', ')}, and no other feature.`,
        { path: `${features}${feature}/` },
        { path: features, pathNot: `${features}(${[feature, ...may].join('|')})/` },
      ),
    )
    const lowest = rule(
      name,
      'The features of a remote are in layers, and this one is in the lowest: it imports no other feature.',
      { path: `${features}([^/]+)/`, pathNot: `${features}(${Object.keys(layers).join('|')})/` },
      { path: features, pathNot: `${features}$1/` },
    )
    return [...layered, lowest]
  })
}

/** One rule a layer of api/src, so that its arrows run one way. */
function apiLayerRules() {
  const pathOf = (layer) => `^api/src/${apiLayers[layer].files}`
  const names = Object.keys(apiLayers)
  return [
    ...names.map((name) =>
      rule(
        `api-layer-${name}`,
        `The layer ${name} of api/src may import itself${apiLayers[name].may.map((other) => `, ${other}`).join('')}.`,
        { path: pathOf(name), pathNot: testFile },
        { path: '^api/src/', pathNot: [name, ...apiLayers[name].may].map(pathOf) },
      ),
    ),
    rule(
      'api-layer-unknown',
      'A file of api/src belongs to a layer: name its folder in cli/sources/import-rules/import-rules.mjs.',
      { path: '^api/src/', pathNot: [testFile, ...names.map(pathOf)] },
      { path: '^api/src/' },
    ),
  ]
}

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/**
 * Rules for whatever is in these places: `remotes` are the folders of remotes, `shared` that of shared, as parts of a regular expression.
 * `$1` and `$2` in a path are groups of the path that it is imported from.
 */
function fixedRules(remotes = 'remotes/[^/]+', shared = 'shared') {
  const browserCode = `^(host/src|${remotes}/src|${shared}/(?!contracts/|federation/|server/|testing/))`
  const testSupport = `^${shared}/testing/|^host/src/testing\\.tsx$|^(host|${remotes})/.+/testing/`
  return [
    rule('no-cycles', 'Files that import each other cannot be understood one at a time.', {}, { circular: true }),
    rule('found', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    rule(
      'contracts-import-only-zod',
      'The contracts are read by every part, so they bring nothing along.',
      { path: `^${shared}/contracts/`, pathNot: testFile },
      { pathNot: [`^${shared}/contracts/`, '(^|/)node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'contracts-are-types-in-the-browser',
      'A schema would bring zod into the bundle: import type from @stepwise/shared/contracts.',
      { path: browserCode, pathNot: testFile },
      {
        path: `^${shared}/contracts/`,
        pathNot:
          '/(contrast|email|fold-text|line-ends|message-limit|own-address|picture-file|picture-focus|product-title|step-path|table)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'shared-by-its-name',
      'A relative path would put a second copy of a singleton into the bundle: import @stepwise/shared/….',
      { path: `^(host|api|${remotes})/` },
      { path: `^${shared}/`, dependencyTypes: ['local'] },
    ),
    rule(
      'facades-not-libraries',
      'This library is shared through a facade of @stepwise/shared, because shared whole it cannot be shaken.',
      { path: `^(host|${remotes})/src/`, pathNot: testFile },
      { path: `(^|/)node_modules/(${behindFacades.join('|')})/` },
    ),
    rule(
      'servers-are-not-for-browsers',
      'What guards the connections of a server needs Node.',
      { path: browserCode },
      { path: `^${shared}/server/` },
    ),
    rule(
      'testing-is-for-tests',
      'What helps tests must not reach a visitor.',
      { pathNot: [testFile, testSupport, '^(e2e|tools)/'] },
      { path: testSupport },
    ),
    rule(
      'page-imports-no-other-page',
      'What two pages need belongs in features/.',
      { path: `^(${remotes}|host)/src/pages/([^/]+)/` },
      { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
    ),
    rule(
      'features-know-no-page',
      'Pages use features, not the other way round.',
      { path: `^(${remotes}|host)/src/features/` },
      { path: '^$1/src/pages/' },
    ),
    rule(
      'model-knows-no-view',
      'A model runs without React: view → model → api.',
      { path: '\\.model\\.ts$' },
      { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-knows-no-model',
      'Calls know neither models nor views: view → model → api.',
      { path: `^(${remotes}|host)/.*\\.api\\.ts$` },
      { path: '\\.(tsx|model\\.ts)$' },
    ),
    rule(
      'routes-are-for-the-app',
      'What two modules of the API need belongs beside their routes, not in them.',
      { path: '^api/src/', pathNot: '^api/src/(app|modules/[^/]+/routes)[.]ts$' },
      { path: '^api/src/.*[/.]routes[.]ts$' },
    ),
    rule(
      'repositories-know-no-http',
      'A repository is asked by calls, by the seed and by tests alike: what it finds is turned into an answer in the routes.',
      { path: '^api/src/.*[.]repository[.]ts$' },
      { path: '^api/src/(http/|.*[/.]routes[.]ts$)' },
    ),
  ]
}

/** The import rules of the repository at `root`, as a configuration of dependency-cruiser. */
export function importRules(root) {
  return {
    forbidden: [...arrowRules(repositoryFolders(root)), ...featureRules(), ...apiLayerRules(), ...fixedRules()],
    options,
  }
}

/**
 * The import rules of a remote in a repository of its own, seen from the folder above it, whose name for it is `folder`: what it may not import of
 * others is not there.
 */
export function importRulesOfRemote(folder) {
  const name = folder.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return { forbidden: fixedRules(name, `${name}/node_modules/@stepwise/shared`), options }
}

const options = {
  // TypeScript 7 has no JavaScript API; SWC reads the same syntax.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|var)/|^tools/new-remote/templates/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['import', 'node', 'default', 'types'],
    exportsFields: ['exports'],
  },
  builtInModules: { add: ['node:sqlite', 'node:test'] },
}
