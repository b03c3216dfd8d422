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
