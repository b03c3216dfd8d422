const rangePattern = /^\^?(\d+)\.(\d+)\.(\d+)$/
const versionPattern = /^(\d+)\.(\d+)\.(\d+)$/

/**
 * Whether the version of @stepwise/shared that a host offers serves a remote that asks for `range`. Two forms are enough,
 * because adding an export is a minor version and removing one is a major: `^1.2.0` takes 1.2.0 and what came after it
 * below 2.0.0, `1.2.0` takes just that. Any other text admits nothing.
 */
export function rangeAdmits(range: string, version: string): boolean {
  const wanted = numbers(rangePattern, range)
  const offered = numbers(versionPattern, version)
  if (!wanted || !offered) return false
  const [major, minor, patch] = [offered[0] - wanted[0], offered[1] - wanted[1], offered[2] - wanted[2]]
  if (!range.startsWith('^')) return major === 0 && minor === 0 && patch === 0
  return major === 0 && (minor > 0 || (minor === 0 && patch >= 0))
}

function numbers(pattern: RegExp, text: string): [number, number, number] | undefined {
  const [, major, minor, patch] = pattern.exec(text) ?? []
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}
