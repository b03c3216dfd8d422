import type { Owner } from './PartBoundary.tsx'
import { reportFault } from './report-fault.ts'

/** Reports what a remote tried to do to the browser, in words such as `clears the storage`. No browser prints that: nothing is thrown. */
export function reportRefused({ name, version }: Owner, tried: string): void {
  const error = new Error(`It ${tried} of the browser, which all parts share.`)
  console.error(error)
  reportFault({ part: name, version, error, kind: 'error' })
}
