import type { Part } from './part.ts'

/** Why something may not become live: a sentence that says how to fix it, and the part whose team can. */
export interface Problem {
  part: Part
  text: string
}

/** One line for each problem, those of a part together, in the order in which the parts come first. */
export function problemLines(problems: Problem[]): string[] {
  const parts = [...new Set(problems.map(({ part }) => part))]
  return parts.flatMap((part) =>
    problems.filter((problem) => problem.part === part).map(({ text }) => `${part}: ${text}`),
  )
}
