import { call, requirePart } from '@stepwise/shared/http'

/** Loads the favourites. Without a network the page stays as it is and says so itself. */
export async function loadFavourites() {
  const { favourites } = await call('GET /users/favourites', { failures: 'page-if-reached' })
  return requirePart(favourites, 'favourites')
}
