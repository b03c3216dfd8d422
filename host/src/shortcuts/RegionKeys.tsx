import { type EarlyRegionKeys, useRegionKeys } from './use-region-keys.ts'

/** F6 and Shift + F6 (docs/product/accessibility.md#regions). */
export default function RegionKeys({ early }: { early: EarlyRegionKeys }) {
  useRegionKeys(early)
  return null
}
