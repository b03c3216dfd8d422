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
