import { createStore, type StoreWritable } from 'effector'
import { signedOut } from './session.ts'

/**
 * A store for what belongs to the person on this page: it is `empty` again once they have left. Every store of a remote or of the
 * host is one, unless what it holds is nobody's; a test walks all of them (docs/product/accounts.md#nothing-of-a-person-stays).
 */
export function personalStore<State>(
  empty: State,
  options?: { skipVoid?: false; updateFilter?: (update: State, current: State) => boolean },
): StoreWritable<State> {
  return createStore(empty, options).reset(signedOut)
}
