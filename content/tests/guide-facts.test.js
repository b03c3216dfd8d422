import { expect, test } from 'vitest'
import { fillIn } from '../tools/guide/facts.mjs'

test('facts in the guide are read from the content', () => {
  const [areas, count] = fillIn('{{areas}}|{{area count}}').split('|')
  const lines = areas.split('\n')
  expect(['Nine', 'Ten', 'Eleven', 'Twelve'].indexOf(count) + 9).toBe(lines.length)
  expect(lines.find((line) => line.startsWith('- **Your support:**'))).toMatch(/\*\* What you can ask for; .*\.$/)
  expect(areas).not.toContain('Your rights at work')
  expect(fillIn('{{programs}}')).toMatch(/^\| Screen readers \| JAWS, NVDA, VoiceOver \|$/m)
  expect(fillIn('![A page](essay-writing/understand-the-task)')).toBe(
    '![A page](/images/modules/essay-writing/understand-the-task.svg)',
  )
})

test('a fact that there is not stops the guide', () => {
  expect(() => fillIn('{{flows}}')).toThrow('The guide asks for {{flows}}')
})
