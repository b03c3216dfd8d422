// The first module of a development host, before React starts.

type RefreshHandler = (type: unknown) => unknown

interface Renderer {
  setRefreshHandler?: (handler: RefreshHandler | null) => void
}

interface ReactHook {
  renderers: Map<number, Renderer>
  supportsFiber: boolean
  inject: (renderer: Renderer) => number
  onScheduleFiberRoot: () => void
  onCommitFiberRoot: () => void
  onCommitFiberUnmount: () => void
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook }

/** React tells it of itself. A remote's React Refresh, which starts later, finds React in `renderers`. React's developer tools have one, too. */
function ownHook(): ReactHook {
  const renderers: ReactHook['renderers'] = new Map()
  return {
    renderers,
    supportsFiber: true,
    inject: (renderer) => {
      renderers.set(renderers.size + 1, renderer)
      return renderers.size
    },
    onScheduleFiberRoot: () => {},
    onCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  }
}

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= ownHook()
const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__
const { inject } = hook
hook.inject = (renderer) => {
  askEveryBuild(renderer)
  return inject(renderer)
}

/**
 * React keeps one handler, which says what a component has become. Each build has its own React Refresh and knows its own components alone:
 * without this, a change in one build would undo those of the others.
 */
function askEveryBuild(renderer: Renderer): void {
  const { setRefreshHandler } = renderer
  if (!setRefreshHandler) return
  const handlers = new Set<RefreshHandler>()
  renderer.setRefreshHandler = (handler) => {
    if (handler) handlers.add(handler)
    setRefreshHandler((type) => {
      for (const familyOf of handlers) {
        const family = familyOf(type)
        if (family) return family
      }
      return undefined
    })
  }
}

export {}
