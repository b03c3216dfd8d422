import type { EssayWordKind } from '@stepwise/shared/contracts'

export interface EssayWord {
  directive: string
  definition: string
  /** `directive` where it has none. */
  kind?: EssayWordKind | undefined
  forms?: string[] | undefined
}

/** The row of a word at its place; what it does not say is as every word was before there were kinds. */
export const essayWordRow = (
  { directive, definition, kind = 'directive', forms = [] }: EssayWord,
  position: number,
) => ({
  directive,
  definition,
  kind,
  forms,
  position,
})
