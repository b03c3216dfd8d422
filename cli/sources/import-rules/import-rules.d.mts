import type { IForbiddenRuleType, IResolveOptions } from 'dependency-cruiser'

interface ImportRules {
  forbidden: (IForbiddenRuleType & { name: string; comment: string })[]
  options: { enhancedResolveOptions: Partial<IResolveOptions> } & Record<string, unknown>
}

export function repositoryFolders(root: string): string[]
export function importRules(root: string): ImportRules
export function importRulesOfRemote(folder: string): ImportRules
