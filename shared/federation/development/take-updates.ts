// A module of every development build: what the page's script (cli/watch/page/follow-builds.js) needs of it.

declare const STEPWISE_PART: string
declare const __webpack_hash__: string
declare const __webpack_require__: { c: Record<string, { hot: { _selfAccepted?: unknown } }> }

interface HotModules {
  /** Loads the modules of the next build that differ, if there is one, and returns their names. */
  check: (appliesAtOnce: false) => Promise<string[] | null>
  apply: () => Promise<unknown>
}

const hot = (import.meta as unknown as { webpackHot: HotModules }).webpackHot
const page = globalThis as { stepwiseBuilds?: Map<string, (hash: string) => Promise<boolean>> }

/** A module that has not run yet is run in its new form. Of the others, components and style sheets know how to replace themselves. */
const canBeReplaced = (id: string) => !__webpack_require__.c[id] || Boolean(__webpack_require__.c[id].hot._selfAccepted)

/**
 * Replaces modules of this part until it is the build with this hash. False: it cannot be done in this page, and the page is to be loaded again.
 * A model that ran twice would listen twice, so what is neither a component nor a style is not replaced.
 */
async function becomeBuild(hash: string): Promise<boolean> {
  while (__webpack_hash__ !== hash) {
    const changed = await hot.check(false)
    if (!changed?.every(canBeReplaced)) return false
    await hot.apply()
  }
  return true
}

// The host's own style sheet is in the page. The bundler replaces only what has its mark.
for (const link of document.querySelectorAll('link[rel=stylesheet]:not([data-rspack])'))
  link.setAttribute('data-rspack', 'host:chunk-main')

page.stepwiseBuilds ??= new Map()
page.stepwiseBuilds.set(STEPWISE_PART, becomeBuild)
dispatchEvent(new Event('stepwise:build-loaded'))

export {}
