/** So many wrong tries are free; then each further one must wait. */
export const freeTries = 10

const firstWait = 15
const longestWait = 15 * 60

/** Seconds to wait after the last of `failures` wrong tries: none at first, then doubling up to a quarter of an hour. */
export function waitAfter(failures: number) {
  if (failures < freeTries) return 0
  return Math.min(longestWait, firstWait * 2 ** Math.min(20, failures - freeTries))
}

/** A wait in words: "15 seconds", "2 minutes". */
export function waitInWords(seconds: number) {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/**
 * The part of an address that belongs to one household: IPv6 gives each of them 2^64 addresses to try from.
 */
export function addressGroup(address: string) {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}
