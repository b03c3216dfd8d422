import { z } from 'zod'
import { StartFailure } from '../../errors.ts'
import { isMarked, readReference, readWord, type WordPart } from './read-word.ts'
import type { Sheet, SheetKind } from './sheet.ts'

const answersSchema = z.object({
  form: z.literal('stepwise-sheet'),
  version: z.literal(1),
  kind: z.enum(['review', 'try']),
  subject: z.string(),
  who: z.record(z.string(), z.string()),
  steps: z.array(
    z.object({
      id: z.string(),
      fingerprint: z.string(),
      answers: z.array(z.object({ text: z.string(), choices: z.array(z.string()), remark: z.string() })),
    }),
  ),
})

/** What has come back on a sheet, from the web page or the Word document. A box of a document can be ticked beside another one. */
export type Answers = z.output<typeof answersSchema>

/** Why a filled sheet cannot be read, in a sentence. */
export class SheetFailure extends StartFailure {}

/** What a filled sheet is about, before its answers are read. @throws SheetFailure for a file that is no sheet */
export function readAnswers(bytes: Uint8Array): { kind: SheetKind; subject: string; read: (sheet: Sheet) => Answers } {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) {
    const answers = readJson(bytes)
    return { ...answers, read: () => answers }
  }
  const parts = readWord(bytes)
  const [kind = '', subject = ''] = parts?.map(readReference).find((found) => found !== null) ?? []
  if (!parts || (kind !== 'review' && kind !== 'try'))
    throw new SheetFailure('This Word document is no sheet of ours: its line “Reference: …” is missing.')
  return { kind, subject, read: (sheet) => ({ ...readParts(parts, sheet), kind, subject }) }
}

function readJson(bytes: Uint8Array): Answers {
  let data: unknown
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new SheetFailure(
      'This file is neither the answers that the web page saves (.json) nor a Word document (.docx).',
    )
  }
  const parsed = answersSchema.safeParse(data)
  if (parsed.success) return parsed.data
  const { path = [], message } = parsed.error.issues[0] ?? {}
  throw new SheetFailure(`This file has no answers to a sheet: ${path.join('.') || 'all of it'}: ${message}.`)
}

/** The first table has the fields; each other one stands below the reference of its step. */
function readParts(parts: readonly WordPart[], { fields, choices }: Sheet): Answers {
  const who: Record<string, string> = {}
  const steps: Answers['steps'] = []
  let step: Answers['steps'][number] | undefined
  for (const part of parts) {
    const [id, fingerprint] = readReference(part) ?? []
    if (id && fingerprint && id.includes(':')) {
      step = { id, fingerprint, answers: [] }
      steps.push(step)
    }
    if (!('rows' in part)) continue
    for (const [first = '', ...cells] of part.rows) {
      if (step && /^\d+\.\d+$/.test(first)) step.answers.push(readRow(cells, choices))
      const field = step ? undefined : fields.find(({ label }) => first.startsWith(label))
      if (field) who[field.key] = cells.join(' ').trim()
    }
  }
  return { form: 'stepwise-sheet', version: 1, kind: 'review', subject: '', who, steps }
}

function readRow([text = '', ...cells]: string[], choices: Sheet['choices']) {
  return {
    text,
    choices: choices.filter((_, index) => isMarked(cells[index] ?? '')).map(({ key }) => key),
    remark: cells.slice(choices.length).join(' ').trim(),
  }
}
