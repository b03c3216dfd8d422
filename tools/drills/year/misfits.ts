import type { Variant } from './variants.ts'

/** Whether a range such as `^2.0.0 || ^3.0.0` has the major of a version. */
export const takesShared = (range: string, version: string): boolean =>
  range.split(' || ').some((one) => one.slice(1, one.indexOf('.')) === version.slice(0, version.indexOf('.')))

/** What of a set does not fit together, whatever the gate said: one sentence each. */
export function findMisfits(
  host: Variant,
  shown: readonly { part: string; variant: Variant | undefined }[],
  servedCalls: readonly string[],
): string[] {
  return shown.flatMap(({ part, variant }) => {
    if (!variant) return []
    const missing = variant.calls.filter((call) => !servedCalls.includes(call))
    return [
      ...(takesShared(variant.shared, host.shared)
        ? []
        : [`${part} needs shared ${variant.shared}, live is ${host.shared}.`]),
      ...missing.map((call) => `${part} calls ${call}, which the API does not serve.`),
    ]
  })
}
