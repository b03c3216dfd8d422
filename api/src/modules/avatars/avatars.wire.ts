/** A photo as it goes on the wire: its addresses hold an id that nobody can guess, and open for its owner alone. */
export function avatarOnWire(id: string) {
  return { id, large: `/api/users/avatar/${id}/large`, medium: `/api/users/avatar/${id}/medium` }
}
