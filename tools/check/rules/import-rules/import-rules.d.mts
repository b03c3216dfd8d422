import type { IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser'

export function repositoryFolders(root: string): string[]
export function importRules(root: string): {
  forbidden: (IForbiddenRuleType & { name: string; comment: string })[]
  options: { enhancedResolveOptions: Partial<IResolveOptions> } & Record<string, unknown>
}
