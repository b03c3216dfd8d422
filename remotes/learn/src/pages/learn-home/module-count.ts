import type { Flow } from '@stepwise/shared/contracts'

/** '1 module', '4 modules'. */
export function moduleCount({ learningModules }: Pick<Flow, 'learningModules'>): string {
  return `${learningModules.length} ${learningModules.length === 1 ? 'module' : 'modules'}`
}
