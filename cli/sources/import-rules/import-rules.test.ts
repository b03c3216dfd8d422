import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root as repository } from '@stepwise/cli/root'
import { temporaryFolder, writeFiles } from '@stepwise/deploy/testing/temporary-folder'
import { beforeAll, expect, test } from 'vitest'
import { violations } from './violations.ts'

let root: string

const allowed = {
  'package.json': JSON.stringify({ workspaces: ['shared', 'host', 'remotes/*', 'api', 'deploy', 'e2e'] }),
  'shared/contracts/index.ts': "export type { Note } from './note.ts'",
  'shared/contracts/note.ts':
    "import { z } from 'zod'\nexport const noteSchema = z.string()\nexport type Note = string",
  'shared/server/index.ts': 'export const guard = 1',
  'shared/http/index.ts': "import type { Note } from '../contracts/index.ts'\nexport const call = (note: Note) => note",
  'remotes/learn/src/features/notes/note.ts': 'export const note = 1',
  'host/src/index.tsx': "import { call } from '../../remotes/x.ts'",
  'api/src/main.ts': "import { noteSchema } from '../../shared/contracts/note.ts'\nexport const main = noteSchema",
}

const write = (files: Record<string, string>) => writeFiles(root, files)

beforeAll(async () => {
  root = await temporaryFolder(allowed)
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'))
})

/** The rules that one more file breaks, which imports or exports as `source` says. */
async function rulesBrokenBy(name: string, source: string) {
  await write({ 'host/src/index.tsx': '', 'remotes/learn/src/pages/home/Home.tsx': 'export const Home = 1' })
  await write({ 'api/src/main.ts': '', 'remotes/journal/src/remote.tsx': 'export const journal = 1', [name]: source })
  const broken = await violations(root)
  await write({ [name]: '' })
  return broken.filter((line) => line.startsWith(name)).map((line) => / \((.*)\)$/.exec(line)?.[1])
}

test.each([
  ['remotes/learn/src/a.ts', "import '../../journal/src/remote.tsx'", 'arrows-of-remotes-learn'],
  ['remotes/learn/src/a.ts', "export const a = () => import('../../../host/src/index.tsx')", 'arrows-of-remotes-learn'],
  ['host/src/a.ts', "import type {} from '../../remotes/journal/src/remote.tsx'", 'arrows-of-host'],
  ['shared/ui/a.ts', "import '../../api/src/main.ts'", 'arrows-of-shared'],
  ['api/src/a.ts', "export * from '../../shared/http/index.ts'", 'arrows-of-api'],
  ['shared/http/a.ts', "import { noteSchema } from '../contracts/note.ts'", 'contracts-are-types-in-the-browser'],
  ['shared/http/a.ts', "import { guard } from '../server/index.ts'", 'servers-are-not-for-browsers'],
  ['shared/contracts/a.ts', "import { call } from '../http/index.ts'", 'contracts-import-only-zod'],
  ['remotes/learn/src/a.ts', "import { call } from '../../../shared/http/index.ts'", 'shared-by-its-name'],
  ['remotes/learn/src/a.ts', "import { z } from 'zod'", 'facades-not-libraries'],
  ['remotes/learn/src/pages/step/Step.tsx', "import '../home/Home.tsx'", 'page-imports-no-other-page'],
  ['remotes/learn/src/features/a.ts', "import '../pages/home/Home.tsx'", 'features-know-no-page'],
  ['remotes/learn/src/features/step/a.ts', "import '../notes/note.ts'", 'features-of-remotes-learn-step'],
  ['remotes/learn/src/features/outbox/a.ts', "import '../notes/note.ts'", 'features-of-remotes-learn'],
  [
    'remotes/learn/src/features/step/a.ts',
    "export const lazy = () => import('../notes/note.ts')",
    'features-of-remotes-learn-step',
  ],
  ['remotes/learn/src/features/a.model.ts', "import { A } from './A.tsx'", 'found'],
  ['remotes/learn/src/pages/home/home.model.ts', "import { Home } from './Home.tsx'", 'model-knows-no-view'],
])('%s with %s breaks a law', async (name, source, law) => {
  expect(await rulesBrokenBy(name, source)).toContain(law)
})

const apiFiles = `errors context app database/a mail/a http/a modules/accounts/users/a modules/course/routes content/a demo/a
  modules/course/notes/notes.routes modules/course/notes/a modules/platform/mails/a`
beforeAll(() =>
  write(Object.fromEntries(apiFiles.split(/\s+/).map((name) => [`api/src/${name}.ts`, 'export const a = 1']))),
)

test.each([
  ['errors.ts', './database/a.ts', 'api-layer-base'],
  ['database/b.ts', '../http/a.ts', 'api-layer-database'],
  ['mail/b.ts', '../modules/course/notes/a.ts', 'api-layer-mail'],
  ['http/b.ts', '../modules/course/notes/a.ts', 'api-layer-http'],
  ['http/b.ts', '../context.ts', 'api-layer-http'],
  ['context.ts', './http/a.ts', 'api-layer-context'],
  ['modules/course/notes/b.ts', '../../../demo/a.ts', 'api-layer-course-modules'],
  ['modules/course/notes/b.ts', '../../../content/a.ts', 'api-layer-course-modules'],
  ['modules/course/notes/b.ts', '../../accounts/users/a.ts', 'api-layer-course-modules'],
  ['modules/content/pages/b.ts', '../../course/notes/a.ts', 'api-layer-content-modules'],
  ['modules/platform/limits/b.ts', '../../course/notes/a.ts', 'api-layer-platform-modules'],
  ['modules/reports/b.ts', '../../errors.ts', 'api-layer-unknown'],
  ['content/b.ts', '../demo/a.ts', 'api-layer-content'],
  ['demo/b.ts', '../app.ts', 'api-layer-demo'],
  ['reports/b.ts', '../errors.ts', 'api-layer-unknown'],
  ['modules/course/steps/b.ts', '../notes/notes.routes.ts', 'routes-are-for-the-app'],
  ['modules/course/notes/notes.repository.ts', '../../../http/a.ts', 'repositories-know-no-http'],
])('in the API, %s with an import of %s breaks a law', async (name, target, law) => {
  expect(await rulesBrokenBy(`api/src/${name}`, `import type {} from '${target}'`)).toContain(law)
})

test.each([
  ['database/b.ts', '../errors.ts'],
  ['modules/course/notes/b.ts', '../../../http/a.ts'],
  ['modules/course/notes/b.ts', '../../platform/mails/a.ts'],
  ['modules/accounts/auth/b.ts', '../../course/notes/a.ts'],
  ['modules/course/routes.ts', './notes/notes.routes.ts'],
  ['content/b.ts', '../modules/course/notes/a.ts'],
  ['demo/b.ts', '../modules/course/notes/a.ts'],
  ['app.ts', './modules/course/routes.ts'],
  ['http/b.test.ts', '../app.ts'],
])('in the API, %s may import %s', async (name, target) => {
  expect(await rulesBrokenBy(`api/src/${name}`, `import type {} from '${target}'`)).toEqual([])
})

test.each([
  ['remotes/learn/src/pages/home/home.model.ts', "import { h } from './home.api.ts'", ['found']],
  ['remotes/learn/src/features/step-screen/a.ts', "import '../notes/note.ts'", []],
  ['shared/http/b.ts', "import type { Note } from '../contracts/index.ts'", []],
  ['deploy/src/a.ts', "import { guard } from '../../shared/server/index.ts'", []],
  ['tools/a.ts', "import '../api/src/main.ts'", []],
])('an import that the rules allow passes: %s with %s', async (name, source, broken) => {
  expect(await rulesBrokenBy(name, source)).toEqual(broken)
})

test('two files that import each other are named as a cycle', async () => {
  await write({ 'deploy/src/a.ts': "import './b.ts'", 'deploy/src/b.ts': "import './a.ts'" })
  expect(await violations(root)).toContainEqual(expect.stringMatching(/^deploy\/src\/\w\.ts → .*\(no-cycles\)$/s))
})
