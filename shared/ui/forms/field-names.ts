/** A problem of a field, as much as is needed to link to it. */
interface Problem {
  fieldId: string
  message: string
}

/**
 * The labels of the fields whose message does not say which field is meant, by field id: the summary puts them before the message
 * (docs/product/accessibility.md#problem-names-field). A message says so with all words of the label, or with one that no other field of
 * the form has. Reads the labels on the page.
 */
export function missingNames(problems: readonly Problem[], form: Element | null): Record<string, string> {
  const labels = [...(form?.querySelectorAll('label') ?? [])].map((label) => seenText(label))
  return Object.fromEntries(
    problems.flatMap(({ fieldId, message }) => {
      const label = readLabel(fieldId)
      const others = new Set(labels.filter((other) => other !== label).flatMap(splitWords))
      return label === '' || isNamed(label, message, others) ? [] : [[fieldId, label]]
    }),
  )
}

function isNamed(label: string, message: string, others: ReadonlySet<string>): boolean {
  const said = new Set(splitWords(message))
  const words = splitWords(label)
  return words.every((word) => said.has(word)) || words.some((word) => said.has(word) && !others.has(word))
}

/** The label of a field; of a group its name. */
function readLabel(fieldId: string): string {
  const field = document.getElementById(fieldId)
  if (!field) return ''
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? field.querySelector(':scope > legend')
  if (label) return seenText(label)
  const namedBy = document.getElementById(field.getAttribute('aria-labelledby') ?? '')
  return field.getAttribute('aria-label') ?? (namedBy ? seenText(namedBy) : '')
}

const seenText = (label: Element) => label.textContent?.replaceAll('*', '').trim() ?? ''

/** "of" or "your" tell no field. */
const splitWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !fillers.has(word))
const fillers = new Set(['a', 'an', 'and', 'for', 'is', 'of', 'or', 'the', 'to', 'you', 'your'])
