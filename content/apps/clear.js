import { byId } from './dom.js'

/**
 * The buttons “Clear” and “Bring it back”: what is cleared can be brought back until somebody types again.
 * @template Kept
 * @param {object} app
 * @param {HTMLElement} app.first the field that gets the focus after both
 * @param {HTMLElement[]} [app.fields] what is typed into them is kept, and ends the offer to bring something back
 * @param {() => Kept | null} app.take what Clear would take away, or null where there is nothing
 * @param {() => void} app.clear
 * @param {(kept: Kept) => void} app.giveBack
 * @param {() => void} app.keep
 * @param {string} [app.saidCleared]
 * @param {string} [app.saidBack]
 * @param {(text: string) => void} [app.say]
 * @returns {(kept: Kept | null) => void} offers to bring something else back; null: nothing any more
 */
export function offerClear({
  first,
  fields = [],
  take,
  clear,
  giveBack,
  keep,
  saidCleared = 'Cleared. The button “Bring it back” undoes this until you type again.',
  saidBack = 'It is back.',
  say = (text) => {
    byId('status').textContent = text
  },
}) {
  let before = null

  function offerBack(kept) {
    before = kept
    byId('bring-back').hidden = kept === null
  }

  byId('clear').addEventListener('click', () => {
    const cleared = take()
    if (cleared === null) return say('There is nothing to clear.')
    clear()
    offerBack(cleared)
    say(saidCleared)
    first.focus()
  })

  byId('bring-back').addEventListener('click', () => {
    giveBack(before)
    offerBack(null)
    keep()
    say(saidBack)
    first.focus()
  })

  for (const field of fields) {
    field.addEventListener('input', () => {
      offerBack(null)
      keep()
    })
  }
  return offerBack
}
