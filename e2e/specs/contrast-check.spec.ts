// docs/product/accessibility.md

import { contrastFaults } from '../support/contrast.ts'
import { expect, test } from '../support/test.ts'

// The check itself: it finds what it is there for, on pages of a few lines, and nothing else.

const icon = '<svg width="20" height="20" viewBox="0 0 20 20"><path d="M0 0h20v20z" fill="currentColor"/></svg>'

test('the check of contrast finds each kind of fault, and nothing else', async ({ page }) => {
  await test.step('text that is seen well is not a fault, nor is text that is disabled, hidden or on a picture', async () => {
    await page.setContent(`<main>
    <p style="color: #767676">Text at 4.54</p>
    <p style="color: #949494; font-size: 24px">Large text at 3.03</p>
    <div style="background: #222"><p style="color: rgb(255 255 255 / 60%)">Half clear on dark</p></div>
    <button disabled style="color: #ddd">Not now</button>
    <p style="color: #eee; opacity: 0">Hidden</p>
    <p style="color: #eee; background-image: linear-gradient(black, black)">On a picture</p>
    <label>Name <input style="border: 1px solid #8a8a8a"></label>
    <button style="color: #666">${icon} Go</button></main>`)
    expect(await contrastFaults(page)).toEqual([])
  })

  await test.step('each kind of fault is found', async () => {
    for (const { name, html, kind } of faults) {
      await page.setContent(`<main>${html}</main>`)
      const found = [{ what: expect.stringContaining(kind), contrast: expect.any(String) }]
      expect(await contrastFaults(page), name).toEqual(found)
    }
  })
})

const faults = [
  { name: 'pale text', html: '<p style="color: #777">Text at 4.48</p>', kind: 'text' },
  { name: 'text behind a veil of its own', html: '<p style="opacity: 0.4">Faint</p>', kind: 'text' },
  {
    name: 'text on the background of a part around it',
    html: '<div style="background: #333"><p>Dark</p></div>',
    kind: 'text',
  },
  {
    name: 'a pale placeholder',
    html: '<style>::placeholder { color: #bbb }</style><input placeholder="Words">',
    kind: 'placeholder',
  },
  { name: 'a field without a line', html: '<label>Name <input style="border: 1px solid #ddd"></label>', kind: 'field' },
  { name: 'a pale icon', html: `<button aria-label="Go" style="color: #ccc">${icon}</button>`, kind: 'icon' },
  {
    name: 'progress like its track',
    html: '<div role="progressbar" aria-valuenow="50" style="background: #999"><div style="width: 50px; height: 9px; background: #888"></div></div>',
    kind: 'progress',
  },
  {
    name: 'a pale line of the focus',
    html: '<style>:focus-visible { outline: 3px solid #ddd }</style><button>Go</button>',
    kind: 'focus',
  },
]
