// In pages of development only: takes what was saved. Components and styles are replaced in the open page; for anything else the page is
// loaded again (docs/decisions/029-hot-module-replacement.md).

/** @typedef {import('../live-reload.ts').DevelopmentState} State */
/** @typedef {import('@stepwise/shared/contracts').Registry} Registry */

{
  /**
   * How each part's build that this page runs becomes another one (shared/federation/development/take-updates.ts).
   *
   * @type {{ stepwiseBuilds?: Map<string, (hash: string) => Promise<boolean>> }}
   */
  const page = Object(globalThis)

  /** What the shell has read from the registry, beside the files. @param {Registry} registry */
  const outline = ({ host, remotes }) =>
    JSON.stringify([host.sharedVersion, host.edition, remotes.map(({ config }) => config)])

  const registry = document.getElementById('registry')?.textContent

  /** @type {State | undefined} */
  let state
  /** @type {State | undefined} */
  let first

  async function canStay() {
    // Words alone, of a public page that no one has used yet, are rendered by the server.
    if (!registry || !page.stepwiseBuilds) return JSON.stringify(state?.hashes) === JSON.stringify(first?.hashes)
    const response = await fetch('/registry.json', { cache: 'no-store' })
    if (outline(await response.json()) !== outline(JSON.parse(registry))) return false
    for (const [part, becomeBuild] of page.stepwiseBuilds) {
      const hash = state?.hashes[part]
      if (hash && !(await becomeBuild(hash))) return false
    }
    return true
  }

  let updating = Promise.resolve()
  // One after the other: a build may become live while the one before is taken.
  const update = () => {
    updating = updating
      .then(async () => {
        if (state && (state.server !== first?.server || !(await canStay()))) location.reload()
      })
      .catch((error) => {
        console.warn('The saved change could not be taken by this page, which is loaded again.', error)
        location.reload()
      })
  }

  new EventSource('/dev/events').onmessage = ({ data }) => {
    state = JSON.parse(data)
    first ??= state
    dispatchEvent(new CustomEvent('stepwise:build-errors', { detail: state?.errors }))
    update()
  }
  // A remote that is opened later may start as an older build than the live one.
  addEventListener('stepwise:build-loaded', update)
}
