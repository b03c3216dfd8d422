const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address leads to this very machine, where no one can listen in between. */
export function isOfThisMachine(address: string | URL) {
  return loopback.includes(new URL(address).hostname)
}

/** Whether a provider may have this address: https, or http on this machine, for development and tests. */
export function isProviderAddress(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isOfThisMachine(address))
}
