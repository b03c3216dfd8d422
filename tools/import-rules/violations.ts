import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { importRules, repositoryFolders } from './import-rules.mjs'

/** Every import of the repository at `root` that breaks the import rules, as a sentence with its file and the reason. */
export async function violations(root: string): Promise<string[]> {
  const { forbidden, options } = importRules(root)
  const { enhancedResolveOptions, ...rest } = options
  const { output } = await cruise(
    repositoryFolders(root),
    { ...rest, baseDir: root, ruleSet: { forbidden }, validate: true },
    enhancedResolveOptions,
  )
  const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]))
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule, cycle }) => {
    const way = [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')
    return `${way}\n  ${reasons.get(rule.name)} (${rule.name})`
  })
}
