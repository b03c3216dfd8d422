import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { importLaw, repositoryFolders } from './import-law.mjs'

/** Every import of the repository at `root` that breaks the import law, as a sentence with its file and the reason. */
export async function brokenLaws(root: string): Promise<string[]> {
  const { forbidden, options } = importLaw(root)
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
