import { bodyParagraphs, essayPlan } from '@stepwise/study-tools/essay-plans'

/**
 * An essay plan as a tree, the source of every format.
 * @returns {{ name: string, title: string, branches: { text: string, side: 'left' | 'right', children: object[] }[] }}
 */
export function essayOutline(words, option) {
  const { intro, body, conclusion } = essayPlan(words)[option]
  const paragraphs = bodyParagraphs(body)
  const leaves = (...texts) => texts.map((text) => ({ text, children: [] }))
  return {
    name: `Essay Plan ${words} words - ${option}`,
    title: `My essay: ${words} words`,
    option,
    branches: [
      {
        text: `Introduction: ${intro} words`,
        side: 'left',
        children: leaves('What the question asks', 'What the key words mean', 'How I will answer, in order'),
      },
      {
        text: `Main body: ${body} words`,
        side: 'right',
        children: Array.from({ length: paragraphs.count }, (_, index) => ({
          text: `Paragraph ${index + 1}: about ${paragraphs.words} words`,
          children: leaves('Point', 'Evidence', 'What it shows', 'Link to the question'),
        })),
      },
      {
        text: `Conclusion: ${conclusion} words`,
        side: 'left',
        children: leaves('My answer to the question', 'The main reasons, in short', 'Why it matters'),
      },
    ],
  }
}
