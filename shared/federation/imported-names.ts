import type { Compilation, Module } from '@rspack/core'
import { parseSync } from 'oxc-parser'

/**
 * The names that the code of a finished build imports from each of these modules, sorted. `*` is a module that is imported as a whole
 * (`import * as`, `import()`, `export *`), and no names one that is imported for its effect. Rspack does not say which names of a shared
 * module are used.
 */
export function importedNames(compilation: Compilation, modules: string[]): Record<string, string[]> {
  const names = new Map(modules.map((name) => [name, new Set<string>()]))
  for (const module of compilation.modules) {
    if (!compilation.chunkGraph.getModuleChunks(module).length) continue
    for (const source of listSources(module)) {
      // Most modules import none: they need not be parsed.
      if (!modules.some((name) => source.includes(name))) continue
      for (const { from, name } of parseImports(source)) names.get(from)?.add(name)
    }
  }
  return Object.fromEntries([...names].map(([module, found]) => [module, [...found].sort()]))
}

/** A module that was joined from several has their sources. */
function listSources(module: Module): string[] {
  if ('modules' in module) return (module.modules as Module[]).flatMap(listSources)
  const source = module.type.startsWith('javascript') && module.originalSource()?.source()
  return typeof source === 'string' ? [source] : []
}

function parseImports(source: string): { from: string; name: string }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', source).module
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({ from: moduleRequest.value, name: toName(importName) })),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ from: moduleRequest.value, name: toName(importName) }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: source.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
      name: '*',
    })),
  ]
}

function toName({ kind, name }: { kind: string; name?: string | null }): string {
  if (kind === 'Name' && name) return name
  return kind === 'Default' ? 'default' : '*'
}
