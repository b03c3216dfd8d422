import { createHash } from 'node:crypto'
import { escapeHtml } from '../../html.ts'
import type { ContentChapter } from '../content.ts'
import type { SheetStep } from './sheet-step.ts'

/** The quick check of a chapter as a part of its sheet: each question with its answers, and which is right. */
export function makeCheckPart(
  { steps, quickCheck }: ContentChapter,
  { id, place }: { id: string; place: string },
): SheetStep | undefined {
  if (!quickCheck) return undefined
  const asked = quickCheck.map(({ question, options }) => ({
    question,
    answers: options.map(({ text, is_right, why }) => ({ mark: is_right ? 'Right' : 'Wrong', text, why })),
  }))
  return {
    id,
    isCheck: true,
    // A quick check is no document of its own.
    document: `step:${id}:${steps.at(-1)?.slug}`,
    path: `flows/${id.replaceAll(':', '/')}/check.yaml`,
    name: 'Quick check',
    place,
    fingerprint: createHash('sha256').update(JSON.stringify(quickCheck)).digest('hex').slice(0, 12),
    html: asked
      .map(({ question, answers }) => {
        const items = answers.map(
          ({ mark, text, why }) =>
            `<li><strong>${mark}:</strong> ${escapeHtml(text)}<br>Reason: ${escapeHtml(why)}</li>`,
        )
        return `<h2>${escapeHtml(question)}</h2>\n<ul>${items.join('')}</ul>`
      })
      .join('\n'),
    blocks: asked.flatMap(({ question, answers }) => [
      { kind: 'heading' as const, text: question, level: 2 },
      ...answers.map(({ mark, text, why }) => ({ kind: 'item' as const, text: `${mark}: ${text} Reason: ${why}` })),
    ]),
    sources: [],
    questions: asked.map(({ question, answers }) => ({
      text: `${question} Right: ${answers.find(({ mark }) => mark === 'Right')?.text}`,
      sources: [],
    })),
  }
}
