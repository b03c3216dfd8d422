/** The calls that the simulated API serves, by their real names, because the gateway compares links with those of the sources. */
const always = ['GET /flows', 'GET /auth/person', 'POST /client_faults']

/** Each migration of the database brings a call and, once no one makes it any more, takes another away. */
const migrations = [
  { adds: 'GET /search', removes: 'GET /users/tutorials' },
  { adds: 'GET /badges', removes: 'GET /users/favourites' },
  { adds: 'GET /users/security', removes: 'GET /users/softwares/available' },
]
export const migrationCount = migrations.length

/** What the running API serves, and which calls new builds make. */
export class ApiContract {
  private readonly served = new Set([...always, ...migrations.map(({ removes }) => removes)])
  private begun = 0
  private ended = 0

  servedCalls = () => [...this.served]
  /** What a part makes that is built now. */
  callsOfNewBuilds = () => [...always, ...migrations.map((one, at) => (at < this.begun ? one.adds : one.removes))]
  isUnderWay = () => this.begun > this.ended
  /** The call that a migration that has not begun would add. */
  nextCall = () => migrations[this.begun]?.adds

  /** The new API, which serves both calls, is started. */
  begin() {
    const { adds } = this.at(this.begun)
    this.served.add(adds)
    this.begun += 1
  }

  /** What would be served without the old call. */
  callsAfterEnd = () => this.servedCalls().filter((call) => call !== this.at(this.ended).removes)

  /** The old API is stopped. */
  end() {
    this.served.delete(this.at(this.ended).removes)
    this.ended += 1
  }

  private at(index: number) {
    const migration = migrations[index]
    if (!migration) throw new Error('There are no more migrations.')
    return migration
  }
}
