import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { expect, type Page } from 'playwright/test'
import { fileName, timeless } from './outlines.ts'

// A screen reader that runs in the page reads it as the virtual cursor of NVDA or JAWS does: by the accessibility tree, phrase by phrase.
// It has no voice, and no real one's habits; a real screen reader is tried by hand and by e2e/engines.

type ScreenReader = typeof import('@guidepup/virtual-screen-reader')['virtual']

const script = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
/** An address of the page's own, because its policy allows no other script. */
const address = '/e2e-virtual-screen-reader.js'

/** More phrases than any page has. */
const mostPhrases = 3000

/** Gives the pages to come the screen reader. Before the page is opened. */
export async function bringScreenReader(page: Page): Promise<void> {
  const body = readFileSync(script, 'utf8')
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/**
 * What is said when somebody reads all that can be reached, from the first word to the last: the page, or the dialog over it. Without the
 * live region, whose words are tried by spoken-announcements.spec.ts.
 */
export async function readAll(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ address, most }) => {
      const { virtual } = (await import(address)) as { virtual: ScreenReader }
      const focused = document.activeElement
      // It takes for text what a browser does not show: the words for who has no scripts, and what is closed.
      const unshown = 'noscript, details:not([open]) > :not(summary), [data-live-region]'
      const hidden = [...document.querySelectorAll<HTMLElement>(unshown)].filter((element) => !element.hidden)
      for (const element of hidden) element.hidden = true
      const dialogs = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].filter((one) =>
        one.checkVisibility(),
      )
      await virtual.start({ container: dialogs.at(-1) ?? document.body })
      try {
        const first = await virtual.lastSpokenPhrase()
        for (let phrases = 0; (await virtual.lastSpokenPhrase()) !== `end of ${first}`; phrases++) {
          if (phrases > most) throw new Error(`No end of ${first}: ${(await virtual.spokenPhraseLog()).slice(-50)}`)
          await virtual.next()
        }
        return await virtual.spokenPhraseLog()
      } finally {
        await virtual.stop()
        for (const element of hidden) element.hidden = false
        // The cursor of the screen reader takes the focus along.
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      }
    },
    { address, most: mostPhrases },
  )
}

/** What is dropped: ends, what has no name and no meaning of its own, and states that no screen reader says. */
const unsaid = /^(end of .*|end, .*|document|paragraph|rowgroup|strong|emphasis|generic|superscript|form)$/
const unsaidStates =
  /, (not busy|orientated (horizontally|vertically)|max value [\d.]+|min value [\d.]+|\d+ controls?|level \d+(?=.*, position))/g
/** What is named by its own text, which is not said twice. */
const namedByText =
  /^end of (link|button|heading|cell|columnheader|rowheader|row|tab|menuitem|radio|caption|label|time)\b/

/** The phrases as somebody hears them, without what the screen reader adds for machines and without saying a name twice. */
export function heard(phrases: string[]): string[] {
  const lines: string[] = []
  const open: string[] = []
  for (const [at, phrase] of phrases.entries()) {
    if (phrase === open.at(-1)) {
      open.pop()
      continue
    }
    const isSaid = open.some((end) => namedByText.test(end) && end.includes(phrase.trim()))
    if (phrases.indexOf(`end of ${phrase}`, at) > at) open.push(`end of ${phrase}`)
    // What is in a button is its name and no picture.
    const isInButton = phrase === 'graphics-document' && open.some((end) => end.startsWith('end of button'))
    if (unsaid.test(phrase) || isSaid || isInButton) continue
    const line = phrase
      .replaceAll(unsaidStates, '')
      .replace(/^row, .*/, 'row')
      .replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
    // A dialog is said when the reader starts, and as its first part.
    if (!line.startsWith('dialog') || timeless(line) !== lines.at(-1)) lines.push(timeless(line))
  }
  return lines
}

/** What is said at each part of a journey, as one text: a heading for each part, then a line for each phrase. */
export class Hearing {
  private readonly parts: string[] = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Reads the whole page as it is now. */
  async read(where: string): Promise<void> {
    this.parts.push(`# ${where}\n\n${heard(await readAll(this.page)).join('\n')}\n`)
  }

  /** All of it is as it was reviewed: `e2e/spoken/<edition>/<name>.txt`. How to update it: docs/product/accessibility.md#spoken. */
  expectReviewed(edition: Edition, name: string): void {
    expect(this.parts.join('\n')).toMatchSnapshot(['spoken', edition, `${fileName(name)}.txt`])
  }
}
