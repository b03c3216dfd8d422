import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EssayWord } from '@stepwise/shared/contracts'

const file = join(import.meta.dirname, '../../../../../../content/essay-words.yaml')

/** The table as its file has it. */
export const realWords: EssayWord[] = readFileSync(file, 'utf8')
  .split(/^- /m)
  .slice(1)
  .map((entry) => {
    const fields = Object.fromEntries([...entry.matchAll(/^ *(\w+): (.+)$/gm)].map(([, key, value]) => [key, value]))
    const { directive = '', definition = '', kind, forms } = fields as Record<string, string | undefined>
    return {
      directive,
      definition,
      ...(kind && { kind: kind as NonNullable<EssayWord['kind']> }),
      ...(forms && { forms: forms.slice(1, -1).split(', ') }),
    }
  })
