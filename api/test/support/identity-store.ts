import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the tests' identity provider keeps, in memory: the library's own store says with a warning that it is none for production. */
export function identityStore() {
  const kept = new Map<string, AdapterPayload>()
  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => [...kept.values()].find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      upsert: async (id, payload) => void kept.set(keyOf(id), payload),
      consume: async (id) => {
        const payload = kept.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
