import type pg from 'pg'

/** The statements that a pool sends while `work` runs, begin and commit included: each is a round trip to the database. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const watched = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return
    const { query } = client
    watched.set(client, query)
    client.query = ((...given: [string | { text: string }]) => {
      sent.push(typeof given[0] === 'string' ? given[0] : given[0].text)
      return (query as (...all: unknown[]) => unknown).apply(client, given)
    }) as typeof query
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of watched) client.query = query
  }
  return sent
}
