import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type FileStore, type PartVersion, replaceFile, typesName, versionFolder } from '@stepwise/deploy'
import { z } from 'zod'
import { compilerLines } from '../../build/compiler.ts'
import { hashShared } from '../../build/inputs.ts'
import { isInstalled, root, sharedFolder } from '../../launch/root.mjs'

const sharedTypesSchema = z.object({
  modules: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
})
/** Declarations of the shared modules: the file of each by its name, such as `@stepwise/shared/ui`, and the text of every file that these need. */
export type SharedTypes = z.infer<typeof sharedTypesSchema>

/** What no browser code imports. */
const leftOut = ['federation', 'server', 'testing']

/** The declarations that the sources of this checkout give, or those that the installed package of shared was packed with. */
export async function sharedTypes(): Promise<SharedTypes> {
  if (isInstalled) return unpackedTypes(await readFile(join(sharedFolder, typesName)))
  const { exports } = JSON.parse(await readFile(join(root, 'shared/package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const modules = Object.entries(exports)
    .filter(([name]) => !name.includes('*') && !leftOut.includes(name.slice(2)))
    .map(([name, file]) => [posix.join('@stepwise/shared', name), posix.normalize(toDeclaration(file))])
  const files = await inTypesFolder(async (folder) => {
    await writeProject(folder, {
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        noCheck: true,
        // Half of it, and no change of a type.
        removeComments: true,
        allowJs: false,
        checkJs: false,
        rootDir: join(root, 'shared'),
        outDir: join(folder, 'out'),
      },
      include: [join(root, 'shared/**/*')],
      exclude: [
        '**/node_modules',
        '**/*.test.ts',
        '**/*.test.tsx',
        ...leftOut.map((name) => join(root, 'shared', name)),
      ],
    })
    const problems = await compilerLines(join(folder, 'tsconfig.json'))
    if (problems.length > 0) throw new Error(`The types of shared cannot be written:\n${problems.join('\n')}`)
    const names = globSync('**/*.d.ts', { cwd: join(folder, 'out') })
      .map((name) => name.replaceAll('\\', '/'))
      .sort()
    return Promise.all(names.map(async (name) => [name, await readFile(join(folder, 'out', name), 'utf8')] as const))
  })
  const known = Object.fromEntries(modules)
  return {
    modules: known,
    files: Object.fromEntries(files.map(([name, text]) => [name, withOwnPaths(name, text, known)])),
  }
}

const toDeclaration = (file: string) => file.replace(/\.tsx?$/, '.d.ts')

/** A shared module that imports another by its name gets that of its own time, not that of whoever reads it. */
const withOwnPaths = (file: string, text: string, modules: Record<string, string>) =>
  text.replaceAll(/(['"])(@stepwise\/shared\/[\w/-]+)\1/g, (whole, quote: string, module: string) => {
    const target = modules[module]
    if (target === undefined) return whole
    const path = posix.relative(posix.dirname(file), target)
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
  })

export const packedTypes = (types: SharedTypes): Buffer => gzipSync(JSON.stringify(types), { level: 9 })

const unpackedTypes = (packed: Buffer): SharedTypes =>
  sharedTypesSchema.parse(JSON.parse(gunzipSync(packed).toString('utf8')))

const cache = join(root, 'var', 'cache', 'types')

/** The declarations of this checkout, packed: written by the compiler once for each content of `shared/`, which takes seconds. */
export async function packedSharedTypes(): Promise<Buffer> {
  if (isInstalled) return readFile(join(sharedFolder, typesName))
  const program = await readFile(import.meta.filename)
  const hash = createHash('sha256')
    .update(await hashShared())
    .update(program)
  const name = `${hash.digest('hex').slice(0, 16)}.json.gz`
  const path = join(cache, name)
  const known = await readFile(path).catch(() => undefined)
  if (known) return known
  const packed = packedTypes(await sharedTypes())
  await replaceFile(path, packed)
  const others = (await readdir(cache)).filter((one) => one.endsWith('.json.gz') && one !== name)
  await Promise.all(others.map((one) => rm(join(cache, one), { force: true })))
  return packed
}

/** Undefined for a version that was stored before types were. */
export async function storedTypes(files: FileStore, version: PartVersion): Promise<SharedTypes | undefined> {
  const packed = await files.read(`${versionFolder(version)}/${typesName}`)
  return packed && unpackedTypes(packed)
}

export async function writeTypes(types: SharedTypes, folder: string): Promise<void> {
  for (const [name, text] of Object.entries(types.files)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/** A folder for one use of the compiler, from which it finds the packages that are installed here. */
export async function inTypesFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const runs = join(root, 'node_modules', '.cache', 'types')
  await mkdir(runs, { recursive: true })
  const folder = await mkdtemp(join(runs, 'run-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A project of the compiler with the rules of browser code. */
export function writeProject(
  folder: string,
  project: { compilerOptions?: object; include: string[]; exclude: string[] },
) {
  const compilerOptions = { incremental: false, tsBuildInfoFile: null, ...project.compilerOptions }
  const text = JSON.stringify({ extends: join(root, 'tsconfig.browser.json'), ...project, compilerOptions })
  return writeFile(join(folder, 'tsconfig.json'), text)
}
