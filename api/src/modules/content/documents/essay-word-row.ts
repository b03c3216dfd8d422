import type { EssayWordKind } from '@stepwise/shared/contracts'

interface Word {
  directive: string
  definition: string
  kind?: EssayWordKind | undefined
  forms?: string[] | undefined
}

/** The row of a word at its place; what it does not say is as every word was before there were kinds. */
export const essayWordRow = ({ directive, definition, kind = 'directive', forms = [] }: Word, position: number) => ({
  directive,
  definition,
  kind,
  forms,
  position,
})
