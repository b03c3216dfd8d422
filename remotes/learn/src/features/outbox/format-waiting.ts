/** What is shown at something that could not be sent yet, such as "Your result"; null while nothing has to wait. */
export function formatWaiting(what: string, entry: { failures: number; isStored: boolean } | undefined): string | null {
  if (!entry || entry.failures === 0) return null
  return entry.isStored
    ? `${what} could not be saved yet. It is safe on this device, and we will keep trying.`
    : `${what} could not be saved yet, and this device cannot save it. Leave this page open: we will keep trying.`
}
