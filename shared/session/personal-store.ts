import { createStore, type StoreWritable } from 'effector'
import { signedOut } from './session.ts'

/**
 * A store for data of the signed-in person: `signedOut` sets it back to `empty`. Options as those of `createStore`. Every store of
 * the host, a remote or shared is one, unless its data is no one's (docs/product/accounts.md#nothing-of-a-person-stays).
 */
export function personalStore<State>(
  empty: State,
  options?: { skipVoid?: false; updateFilter?: (update: State, current: State) => boolean },
): StoreWritable<State> {
  return createStore(empty, options).reset(signedOut)
}
