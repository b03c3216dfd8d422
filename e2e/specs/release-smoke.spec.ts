// docs/architecture.md#a-release

import { buildChanged, publishTo, release } from '../product/changed-remote.ts'
import { copyStore } from '../product/products.ts'
import { expect, test } from '../support/test.ts'

const pages = 'src/pages'
const faults = [
  {
    file: `${pages}/desk-stretches/DeskStretchesPage.tsx`,
    from: 'const groups =',
    to: "if (globalThis) throw new Error('it cannot be evaluated')\nconst groups =",
  },
  {
    file: `${pages}/student-minds/StudentMindsPage.tsx`,
    from: 'export default function',
    to: 'export function',
  },
  {
    file: `${pages}/support-contacts/SupportContactsPage.tsx`,
    from: '<ContentPage slug="support-contacts" />',
    to: '<><h1>One more heading</h1><ContentPage slug="support-contacts" /></>',
  },
  {
    file: `${pages}/wellbeing/WellbeingPage.tsx`,
    from: '<ContentPage slug="wellbeing" />',
    to: '<><img src="/images/none.png" /><ContentPage slug="wellbeing" /></>',
  },
]

/** What shows only in use. */
const laterFaults = [
  {
    file: `${pages}/student-minds/StudentMindsPage.tsx`,
    from: '<ContentPage slug="student-minds" />',
    to: '<><button onClick={() => { throw new Error("no provider") }}>Ask</button><ContentPage slug="student-minds" /></>',
  },
  {
    file: `${pages}/support-contacts/SupportContactsPage.tsx`,
    from: 'export default function',
    to: 'setInterval(() => {}, 5000)\nexport default function',
  },
]

test('a promotion opens and uses each page of a part in a browser first, and is refused for what is wrong there', {
  tag: '@alone',
}, async () => {
  test.setTimeout(300_000)
  copyStore('study', 'smoke')
  const broken = await publishTo('smoke', 'wellbeing', await buildChanged('wellbeing', ...faults))
  const refusal = await refusalOf(() => release('smoke', 'promote', broken, '--why', 'a broken build'))
  for (const problem of [
    /page desk-stretches at \S+ as \w+: a part of it could not be shown/,
    /page desk-stretches at \S+ as \w+: it prints an error: .*it cannot be evaluated/,
    /page desk-stretches at \S+ as \w+: it reports a fault to the server/,
    /page student-minds at \S+ as \w+: a part of it could not be shown/,
    /page support-contacts at \S+ as \w+: it has 2 headings of the first level/,
    /page wellbeing at \S+ as \w+: axe finds image-alt/,
    /page wellbeing at \S+ as \w+: it prints an error: Failed to load resource/,
  ])
    expect(refusal).toMatch(problem)
  expect(await release('smoke', 'history')).not.toContain('a broken build')

  const leaking = await publishTo('smoke', 'wellbeing', await buildChanged('wellbeing', ...laterFaults))
  const used = await refusalOf(() => release('smoke', 'promote', leaking, '--why', 'a leaking build'))
  for (const problem of [
    /page student-minds at \S+ as \w+: after “Ask” was pressed an error is not caught: no provider/,
    /page support-contacts at \S+ as \w+: after it was left an interval of 5 s of wellbeing is not stopped/,
  ])
    expect(used).toMatch(problem)

  const emergency = await release('smoke', 'promote', broken, '--why', 'an emergency', '--no-smoke', 'a test')
  expect(emergency).toContain('Live as promotion')
})

async function refusalOf(run: () => Promise<unknown>): Promise<string> {
  try {
    await run()
  } catch (error) {
    return String(error)
  }
  throw new Error('It was not refused.')
}
