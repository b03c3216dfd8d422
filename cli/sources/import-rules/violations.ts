import { basename, dirname } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { importRules, importRulesOfRemote, repositoryFolders } from './import-rules.mjs'

/**
 * Every import of the repository at `root` that breaks the import rules, as a sentence with its file and the reason. With `folders`, only
 * the imports of files in those.
 */
export const violations = (root: string, folders?: string[]): Promise<string[]> =>
  findViolations(importRules(root), root, folders)

/** Those of a remote in a repository of its own, at `root`. */
export function remoteViolations(root: string): Promise<string[]> {
  const folder = basename(root)
  return findViolations(importRulesOfRemote(folder), dirname(root), [`${folder}/src`])
}

async function findViolations(
  { forbidden, options }: ReturnType<typeof importRules>,
  root: string,
  folders?: string[],
) {
  const { enhancedResolveOptions, ...rest } = options
  const { output } = await cruise(
    folders ?? repositoryFolders(root),
    { ...rest, baseDir: root, ruleSet: { forbidden }, validate: true },
    enhancedResolveOptions,
  )
  const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]))
  const isAsked = ({ from }: { from: string }) => !folders || folders.some((folder) => from.startsWith(`${folder}/`))
  return (output as ICruiseResult).summary.violations.filter(isAsked).map(({ from, to, rule, cycle }) => {
    const way = [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')
    return `${way}\n  ${reasons.get(rule.name)} (${rule.name})`
  })
}
