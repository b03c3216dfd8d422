import { call } from '@stepwise/shared/http'

export async function loadFavourites() {
  const { favourites } = await call('GET /users/favourites')
  return favourites
}
