import { type Answers, SheetFailure } from './answers.ts'
import type { Sheet } from './sheet.ts'
import type { SheetStep } from './sheet-step.ts'

/** What follows from a filled sheet. */
export interface Judgement {
  /** Steps whose file gets a mark: every question has the first choice. */
  marked: { path: string; key: 'reviewed' | 'tested'; mark: Record<string, string> }[]
  /** For the desk. */
  remarks: { document: string; words: string }[]
  /** Steps that get no mark, each with its reason. Those of which nothing was filled are not among them. */
  unmarked: string[]
}

type Answer = Answers['steps'][number]['answers'][number]

const longestWords = 2000

/**
 * Compares what came back with the sheet of the present content: `today` is a day such as 2026-12-03.
 * @throws SheetFailure when it does not say who has filled it, or when
 */
export function judgeAnswers(sheet: Sheet, answers: Answers, today: string): Judgement {
  const who = readWho(sheet, answers.who, today)
  const judgement: Judgement = { marked: [], remarks: [], unmarked: [] }
  const seen = new Set<string>()
  for (const { id, fingerprint, answers: own } of answers.steps) {
    if (own.every(isEmpty)) continue
    const step = sheet.steps.find((one) => one.id === id)
    const reason = seen.has(id) ? 'it is in the file twice' : findReason(sheet, step, fingerprint, own)
    seen.add(id)
    const about = step
      ? { document: step.document, isOld: step.fingerprint !== fingerprint, step }
      : { document: sheet.documentFor(id), isOld: false, gone: id }
    judgement.remarks.push(...own.flatMap((answer) => toRemark(sheet, about, answer, who) ?? []))
    if (reason || !step) judgement.unmarked.push(`${id}: ${reason}`)
    else judgement.marked.push({ path: step.path, ...toMark(sheet, who, fingerprint) })
  }
  return judgement
}

const isEmpty = ({ choices, remark }: Answer) => choices.length === 0 && remark === ''

/** Why a step gets no mark. */
function findReason({ choices, subject }: Sheet, step: SheetStep | undefined, fingerprint: string, answers: Answer[]) {
  const [good] = choices
  const count = (fits: (answer: Answer) => boolean) => answers.filter(fits).length
  const of = `of ${answers.length}`
  if (!step) return `${subject} has no such step`
  if (step.fingerprint !== fingerprint) return 'its text has changed since the sheet was written; write a new one'
  if (answers.length !== step.questions.length) return 'its questions are not those of this sheet; write a new one'
  const unknown = answers.flatMap((answer) => answer.choices).find((key) => !choices.some((one) => one.key === key))
  if (unknown !== undefined) return `“${unknown}” is no choice`
  const twice = count((answer) => answer.choices.length > 1)
  if (twice > 0) return `${twice} ${of} answers have two boxes`
  const open = count((answer) => answer.choices.length === 0)
  if (open > 0) return `${open} ${of} questions have no answer`
  const other = count((answer) => answer.choices[0] !== good?.key)
  return other > 0 ? `${other} ${of} answers are not “${good?.label}”` : undefined
}

/** What an answer is about: a step of the sheet, or one that is no longer there. */
interface Subject {
  document: string
  isOld: boolean
  step?: SheetStep
  gone?: string
}

/** Everything but the good answer without a remark is for the desk. */
function toRemark(
  { kind, choices }: Sheet,
  { document, isOld, step, gone }: Subject,
  { text, choices: chosen, remark }: Answer,
  who: Who,
) {
  const [good] = choices
  const others = choices.filter(({ key }) => key !== good?.key && chosen.includes(key)).map(({ label }) => `${label}.`)
  if (remark === '' && others.length === 0) return undefined
  const quoted = `“${text.slice(0, 300)}”`
  const subject = gone ? `${quoted} in ${gone}` : kind === 'review' ? quoted : step?.name
  const notes = [isOld && '(The text has changed since.)', gone && '(That step is no longer there.)']
  const verdict = [...others, remark, ...notes].filter(Boolean).join(' ')
  const by = [who.name, who.role ?? who.version, who.date].join(', ')
  return { document, words: `${by}: ${subject}: ${verdict}`.slice(0, longestWords) }
}

function toMark({ kind }: Sheet, { name, role, version, date }: Who, words: string) {
  return kind === 'review'
    ? { key: 'reviewed' as const, mark: { by: name, role: role ?? '', date, words } }
    : { key: 'tested' as const, mark: { version: version ?? '', date, by: name, words } }
}

interface Who {
  name: string
  date: string
  role?: string
  version?: string
}

function readWho({ fields }: Sheet, given: Record<string, string>, today: string): Who {
  const values = fields.map(({ key, label }) => {
    const value = given[key]?.trim() ?? ''
    if (value === '')
      throw new SheetFailure(`“${label}” is empty. Ask who has filled the sheet, and write it into the file.`)
    if (value.length > 120) throw new SheetFailure(`“${label}” has more than 120 characters.`)
    return [key, key === 'date' ? readDay(value, today) : value.replaceAll(/\s+/g, ' ')]
  })
  return Object.fromEntries(values)
}

const months = 'january february march april may june july august september october november december'.split(' ')

/** A day as it is typed in Britain, as 2026-12-03. */
function readDay(typed: string, today: string) {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed)
  const numbers = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed)
  const words = /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,}),? (\d{4})$/i.exec(typed)
  const month = words ? months.findIndex((name) => name.startsWith(words[2]?.toLowerCase() ?? '-')) + 1 : 0
  const parts = iso?.slice(1) ?? numbers?.slice(1).reverse() ?? (words && [words[3], month, words[1]])
  const day = parts?.map((part) => String(part).padStart(2, '0')).join('-') ?? ''
  const isReal =
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  if (day === '' || !isReal) throw new SheetFailure(`“${typed}” is no date. Write it like 3 December 2026.`)
  if (day > today) throw new SheetFailure(`The date ${day} is in the future.`)
  return day
}
