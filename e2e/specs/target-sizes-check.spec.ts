// docs/product/accessibility.md#targets

import { smallTargets } from '../support/target-sizes.ts'
import { expect, test } from '../support/test.ts'

// The check itself: it finds what it is there for, on pages of a few lines, and nothing else.

const large = 'display: inline-flex; min-width: 44px; min-height: 44px'

test('the check of targets finds each that is small, and nothing else', async ({ page }) => {
  const found = async (html: string) => {
    await page.setContent(`<main>${html}</main>`)
    return smallTargets(page)
  }
  for (const html of [
    `<button style="${large}">Save</button><a href="#" style="${large}">Home</a>`,
    '<p>Read <a href="#">the guide</a> first.</p>',
    '<label style="display: flex; min-height: 44px"><input type="checkbox"> Choose</label>',
    '<a href="#" style="position: absolute; clip-path: inset(50%)">Skip</a>',
    '<button disabled>Not now</button><div inert><button>Behind</button></div>',
    `<style>a::after { content: ''; position: absolute; inset: 0 }</style>
      <div style="position: relative; height: 90px"><a href="#" style="display: block">Card</a></div>`,
  ]) {
    expect(await found(html), html).toEqual([])
  }
  for (const html of [
    '<button style="height: 43px">Low</button>',
    '<button style="height: 44px; width: 40px" aria-label="Narrow"></button>',
    '<a href="#" style="display: inline-flex; min-height: 36px">Foot</a>',
    '<ul><li><a href="#">Alone in its line</a></li></ul>',
    '<input type="checkbox" aria-label="Bare">',
    '<div role="tab" tabindex="0" style="height: 30px">Tab</div>',
  ]) {
    expect(await found(html), html).toHaveLength(1)
  }
})
