// docs/product/accessibility.md

import { accessibilityFindings } from '@stepwise/cli/browser'
import { outlineOf } from '../support/outlines.ts'
import { expect, test } from '../support/test.ts'

// The checks themselves, on pages of a few lines.

test('an outline keeps what is said and no text, and ids that are not on the page are found', async ({ page }) => {
  await test.step('an outline keeps landmarks, headings, names and states, and no text', async () => {
    await page.setContent(`
    <nav aria-label="Main"><ul><li><a href="/one">One</a><li><a href="/two">Two: the second</a></ul></nav>
    <main>
      <h1>A page</h1>
      <p>Its words are content.</p>
      <label>Name <input></label><button aria-pressed="true">Dark mode</button>
      <ul><li><a href="/a">First of many</a> on 3 May 2026<li><a href="/b">Second</a><li><button>Other</button></ul>
      <h2>Seen on Tuesday 3 May 2026 by someone@uni.stepwise.test</h2>
    </main>`)
    expect(await outlineOf(page)).toBe(`- navigation "Main":
    - link "One"
    - 'link "Two: the second"'
- main:
    - heading "A page" [level=1]
    - textbox "Name"
    - button "Dark mode" [pressed]
    - link "First of many"
    - (more like it)
    - button "Other"
    - heading "Seen on <date> by <address>" [level=2]
`)
  })

  await test.step('an attribute with an id that is not on the page is found, although axe is not sure', async () => {
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls']) {
      const html = (id: string) => `<!doctype html><html lang="en"><title>Ids</title>
      <main><h1 id="there">Press</h1><button ${attribute}="${id}">Press</button></main>`
      await page.setContent(html('there'))
      expect(await accessibilityFindings(page)).toEqual([])
      await page.setContent(html('nowhere'))
      expect(await accessibilityFindings(page), attribute).toEqual([expect.stringContaining('nowhere')])
    }
  })
})
