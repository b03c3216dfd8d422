const rangePattern = /^\^?(\d+)\.(\d+)\.(\d+)$/
const versionPattern = /^(\d+)\.(\d+)\.(\d+)$/

/**
 * Whether the version of @stepwise/shared that a host offers satisfies a remote's range, as in semver. Two forms are enough,
 * because adding an export is a minor version and removing one is a major: `^1.2.0` means 1.2.0 or later, below 2.0.0;
 * `1.2.0` means exactly that. Any other text is never satisfied.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const required = numbers(rangePattern, range)
  const offered = numbers(versionPattern, version)
  if (!required || !offered) return false
  const [major, minor, patch] = [offered[0] - required[0], offered[1] - required[1], offered[2] - required[2]]
  if (!range.startsWith('^')) return major === 0 && minor === 0 && patch === 0
  return major === 0 && (minor > 0 || (minor === 0 && patch >= 0))
}

function numbers(pattern: RegExp, text: string): [number, number, number] | undefined {
  const [, major, minor, patch] = pattern.exec(text) ?? []
  return patch === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}
