// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { walkStops } from '../support/focus-stops.ts'
import { expect, test } from '../support/test.ts'

// The check itself: it finds what it is there for, on pages of a few lines.
const button = (name: string, style = '') => `<button style="${style}">${name}</button>`
const between = (middle: string) => button('First') + middle + button('Last')

const walk = async (page: Page, html: string) => {
  await page.setContent(`<!doctype html><title>Stops</title>${html}`)
  return walkStops(page, 'Tab')
}

test('the walk by Tab finds each kind of stop that is not seen, and nothing else', async ({ page }) => {
  await test.step('a page whose stops are all seen has no fault, wherever its stops are', async () => {
    const low = `<div style="height: 3000px"></div>${button('Low')}`
    const label = '<label>Tick <input type="checkbox" style="position: absolute; opacity: 0; width: 1px"></label>'
    const radios = ['one', 'two'].map((value) => `<input type="radio" name="group" value="${value}">`).join('')
    expect(await walk(page, between(low + label + radios))).toEqual({ stops: 6, faults: [] })
  })

  await test.step('each kind of stop that is not seen is found', async () => {
    for (const { name, html, fault } of faultyPages) {
      const { faults } = await walk(page, between(html))
      expect(faults, name).toContainEqual(expect.stringMatching(fault))
    }
  })
})

const faultyPages = [
  {
    name: 'below a fixed bar',
    html: `<div style="position: fixed; inset: 0 0 auto; height: 90px">Bar</div>`,
    fault: /^covered: .*First/,
  },
  {
    name: 'behind a veil',
    html: `<div style="position: fixed; inset: 0"></div><div role="dialog" aria-modal="true">${button('In it')}</div>`,
    fault: /^behind a dialog: .*First/,
  },
  {
    name: 'off the screen',
    html: button('Away', 'position: fixed; left: -900px'),
    fault: /^outside of the window: .*Away/,
  },
  {
    name: 'lost to the page',
    html: '<button onfocus="this.blur()">Shy</button>',
    fault: /^the focus is lost after .*First/,
  },
  {
    name: 'kept by a trap',
    html: `<button onkeydown="event.preventDefault()">Trap</button>`,
    fault: /^the focus cannot leave .*Trap/,
  },
]
