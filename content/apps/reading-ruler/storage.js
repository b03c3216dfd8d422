const KEY = 'stepwise.reading-ruler'

/** What was kept on this device, or an empty record: storage can be switched off, full, or hold something else. */
export function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY))
    return kept !== null && typeof kept === 'object' ? kept : {}
  } catch {
    return {}
  }
}

/** @returns {boolean} whether it could be kept */
export function save(record) {
  try {
    localStorage.setItem(KEY, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}
