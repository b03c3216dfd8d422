/**
 * What an app keeps under `key`, as one record. Storage can be switched off, full, or hold something else.
 * @param {'sessionStorage' | 'localStorage'} store until the tab is closed, or on this device
 * @param {string} key
 */
export function recordIn(store, key) {
  return {
    /** @returns {object} the record that was kept, or an empty one */
    load() {
      try {
        const kept = JSON.parse(window[store].getItem(key))
        return kept !== null && typeof kept === 'object' ? kept : {}
      } catch {
        return {}
      }
    },
    /** @returns {boolean} whether it could be kept */
    save(record) {
      try {
        window[store].setItem(key, JSON.stringify(record))
        return true
      } catch {
        return false
      }
    },
    forget() {
      try {
        window[store].removeItem(key)
      } catch {
        // Where nothing can be kept, there is nothing to forget.
      }
    },
  }
}

/**
 * Keeps what `record` gives, whenever it is called. Where that does not work, a hint of the page says so.
 * @param {ReturnType<typeof recordIn>} storage
 * @param {() => object} record
 * @param {HTMLElement} hint it says what it says in the page as long as all can be kept
 * @param {string} warning
 */
export function keeperOf(storage, record, hint, warning) {
  const usual = hint.textContent
  return () => {
    hint.textContent = storage.save(record()) ? usual : warning
  }
}

/**
 * Fills the page with what was kept. The script may come late: what was typed or chosen before it stays, after what was kept or in its place.
 * @param {() => void} show
 */
export function showKept(show) {
  const used = [...document.querySelectorAll('input, select, textarea')].filter(isUsed)
  const before = used.map((field) => ({ field, value: field.value, isChecked: field.checked }))
  show()
  for (const { field, value, isChecked } of before) {
    if (isChoice(field)) field.checked = isChecked
    else
      field.value =
        isText(field) && field.inputMode !== 'numeric' && !value.startsWith(field.value) ? field.value + value : value
    // What is still being typed has not changed yet.
    for (const type of isText(field) ? ['input'] : ['input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

const isChoice = ({ type }) => type === 'radio' || type === 'checkbox'
const isText = ({ type }) => type === 'text' || type === 'textarea'

/** Whether somebody has typed or chosen something in it since the page came. */
function isUsed(field) {
  if (field.readOnly) return false
  if (isChoice(field)) return field.checked && !field.defaultChecked
  if (!field.options) return field.value !== field.defaultValue
  const usual = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.options.length > 0 && field.selectedIndex !== Math.max(0, usual)
}
