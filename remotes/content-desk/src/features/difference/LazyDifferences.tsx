import { Lazy, lazyComponent } from '@stepwise/shared/lazy'
import type { DifferencesProps } from './Differences.tsx'

const differences = lazyComponent(() => import(/* webpackChunkName: "differences" */ './Differences.tsx'))

/** What has changed between two texts. What compares them is loaded with the first comparison. */
export function LazyDifferences(props: DifferencesProps) {
  return <Lazy part={differences} props={props} title="The difference" autoRetry />
}
