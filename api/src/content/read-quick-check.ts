import type { StoredQuestion } from '../database/course-tables.ts'
import type { ContentFiles } from './files.ts'
import { quickCheckFileSchema } from './schemas.ts'
import { readYaml } from './yaml.ts'

/** The questions at the end of a chapter lie beside its steps. */
export const quickCheckFile = 'check.yaml'

/** Reads the questions of the chapter in this folder; null: it has none. */
export function readQuickCheck(files: ContentFiles, folder: string): StoredQuestion[] | null {
  const file = `${folder}/${quickCheckFile}`
  const questions = files.has(file) ? readYaml(files, file, quickCheckFileSchema) : undefined
  if (!questions) return null
  return questions.value.map(({ question, options }) => ({
    question,
    options: options.map(({ text, right = false, why }) => ({ text, is_right: right, why })),
  }))
}
