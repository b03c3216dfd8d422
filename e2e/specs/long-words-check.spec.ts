// docs/product/accessibility.md

import { lostParts } from '../support/long-words.ts'
import { otherNames } from '../support/name-labels.ts'
import { expect, test } from '../support/test.ts'

// The checks themselves: they find what they are there for, on pages of a few lines, and nothing else.

const word = 'Schifffahrtsverwaltungsordnungsverwaltungsordnung'

test('the check of long words finds each control and text that is lost, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 })
  const found = async (html: string) => {
    await page.setContent(`<meta name="viewport" content="width=device-width"><main>${html}</main>`)
    return lostParts(page)
  }
  for (const html of [
    `<p style="overflow-wrap: anywhere">${word}</p><button>Close</button>`,
    `<div tabindex="0" style="overflow: auto; width: 200px"><p>${word}</p><button style="margin-left: 400px">More</button></div>`,
    `<button>Below</button><div role="menu" style="position: absolute; inset: 0; background: white">Menu</div>`,
    '<a href="#" style="position: absolute; top: -50px">Skip to main content</a>',
    `<label><input type="checkbox" style="opacity: 0"> Choose</label>`,
  ]) {
    expect(await found(html), html).toEqual([])
  }
  for (const [html, problem] of [
    [`<div style="display: flex"><p>${word}</p><button>Close</button></div>`, /^Close: is beside the window/],
    [`<p style="font-size: 30px">${word}</p>`, /is beside the window/],
    [`<div style="overflow: auto; width: 200px"><p>${word}</p></div>`, /reaches out of/],
    [
      `<div style="overflow: hidden; width: 90px"><button style="margin-left: 60px">Close</button></div>`,
      /reaches out of/,
    ],
    [
      `<div style="display: grid"><button style="grid-area: 1/1">Close</button><p style="grid-area: 1/1; z-index: 1; margin: 0">Words</p></div>`,
      /^Close: is under/,
    ],
  ] as const) {
    expect((await found(html)).join('\n'), html).toMatch(problem)
  }
})

test('the check of names finds each control whose name has not what is seen on it, and nothing else', async ({
  page,
}) => {
  const found = async (html: string) => {
    await page.setContent(`<main>${html}</main>`)
    return otherNames(page)
  }
  const hidden = (words: string) => `<span style="position: absolute; clip-path: inset(50%)">${words}</span>`
  for (const html of [
    `<a href="#">Continue: <b>Maps</b>, 3 minutes left</a>`,
    `<button aria-label="Options for Maps">…</button>`,
    `<button aria-label="Speed: 1x">Speed 1x</button>`,
    `<a href="#">Maps ${hidden('(Video, 2 MIN)')}<span aria-hidden="true">2 MIN</span></a>`,
    `<button aria-labelledby="a b"><span id="a">Remove</span></button><p id="b">Maps</p>`,
  ]) {
    expect(await found(html), html).toEqual([])
  }
  for (const [html, text] of [
    [`<a href="#">Maps, <span aria-hidden="true">3 min left</span>${hidden('3 minutes left')}</a>`, '3 min left'],
    [`<button aria-label="Close the panel">Done</button>`, 'Done'],
    [`<button aria-label="Seconds">Sec</button>`, 'Sec'],
  ] as const) {
    expect(await found(html), html).toEqual([expect.stringContaining(`“${text}” is not in`)])
  }
})
