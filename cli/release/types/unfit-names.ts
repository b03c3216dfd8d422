import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compilerLines } from '../../build/compiler.ts'
import { sharedFolder } from '../../launch/root.mjs'
import { inTypesFolder, type SharedTypes, writeProject, writeTypes } from './shared-types.ts'

/** A name that a part imports from a shared module; `*` is the module as a whole. */
export interface UsedName {
  module: string
  name: string
}

/** One whose type has changed so that who was built with the earlier one may fail. `why` ends a sentence that begins with the name. */
export type UnfitName = UsedName & { why: string }

/** Generic functions whose result is computed from their argument: the compiler finds two equal copies of such a type unlike. The gate compares calls by their names. */
const incomparable: Record<string, string> = {
  '@stepwise/shared/http': 'call',
  '@stepwise/shared/http/camelize': 'camelize',
}
const isIncomparable = ({ module, name }: UsedName) =>
  module in incomparable && [incomparable[module], '*'].includes(name)

/**
 * Compares by the compiler: what is offered must be usable wherever a part expects what it was built with, and must take each property that the
 * part may give to a component or a function. Returns the names that do not fit.
 */
export async function unfitNames(expected: SharedTypes, offered: SharedTypes, uses: UsedName[]): Promise<UnfitName[]> {
  const comparable = uses.filter(
    (used) => expected.modules[used.module] && offered.modules[used.module] && !isIncomparable(used),
  )
  return comparable.length > 0 ? compare(expected, offered, comparable) : []
}

/** `Lost` is what a function or component used to take and no longer takes, `never` for nothing: TypeScript itself lets it be given in vain. */
const helpers = `type Keys<T> = T extends unknown ? keyof T : never
type LostOf<E, O> = E extends (...given: infer P) => unknown
  ? O extends (...given: infer Q) => unknown
    ? Exclude<{ [I in keyof P]: I extends keyof Q ? (P[I] extends object ? Exclude<Keys<P[I]>, Keys<Q[I]>> : never) : never }[number], undefined>
    : never
  : never
type Lost<E, O> = E extends (...given: never) => unknown ? LostOf<E, O> : { [K in keyof E & keyof O]: LostOf<E[K], O[K]> }[keyof E & keyof O]`.split(
  '\n',
)

function compare(expected: SharedTypes, offered: SharedTypes, uses: UsedName[]): Promise<UnfitName[]> {
  return inTypesFolder(async (folder) => {
    await writeTypes(expected, join(folder, 'expected'))
    await writeTypes(offered, join(folder, 'offered'))
    const modules = [...new Set(uses.map(({ module }) => module))]
    const head = modules.flatMap((module, at) => [
      `import type * as E${at} from './expected/${expected.modules[module]}'`,
      `import type * as O${at} from './offered/${offered.modules[module]}'`,
      `declare const o${at}: typeof O${at}`,
    ])
    // Two lines for each name, so that the line of a problem says of which it is.
    const checks = uses.flatMap(({ module, name }, at) => {
      const index = modules.indexOf(module)
      const member = name === '*' ? '' : `[${JSON.stringify(name)}]`
      const [E, O] = [`(typeof E${index})${member}`, `(typeof O${index})${member}`]
      return [
        `export const fits${at}: ${E} = o${index}${member}`,
        `export const lost${at}: [Lost<${E}, ${O}>] extends [never] ? true : Lost<${E}, ${O}> = true`,
      ]
    })
    await writeFile(join(folder, 'check.ts'), [...helpers, ...head, ...checks].join('\n'))
    await writeProject(folder, { include: ['check.ts', join(sharedFolder, '**/*.d.ts')], exclude: [] })
    const first = helpers.length + head.length + 1
    return problemsIn(await compilerLines(join(folder, 'tsconfig.json'))).flatMap(({ line, texts }) => {
      const used = uses[Math.floor((line - first) / 2)]
      return used ? [{ ...used, why: (line - first) % 2 === 0 ? changed(texts) : lost(texts) }] : []
    })
  })
}

/** The lines of the file that compares in which something is wrong, each with the words that explain the first problem. */
function problemsIn(lines: string[]): { line: number; texts: string[] }[] {
  const problems: { line: number; texts: string[] }[] = []
  let current: (typeof problems)[number] | undefined
  for (const text of lines) {
    const [, file, line, words = ''] = /^(\S.*)\((\d+),\d+\): error TS\d+: (.*)$/.exec(text) ?? []
    if (file) {
      const isFirst = file.endsWith('/check.ts') && problems.at(-1)?.line !== Number(line)
      current = { line: Number(line), texts: [words] }
      if (isFirst) problems.push(current)
    } else current?.texts.push(text.trim())
  }
  return problems
}

const lost = (texts: string[]) => {
  const names = [...(texts.at(-1) ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name)
  return names.length > 0 ? `takes no ${[...new Set(names)].join(', ')}` : 'takes less'
}

/** The innermost reason, without the folders in which the two were compared. */
const changed = (texts: string[]) =>
  `is of another type (${(texts.at(-1) ?? '').replaceAll(/import\("[^"]*"\)\./g, '').replace(/\.$/, '')})`
