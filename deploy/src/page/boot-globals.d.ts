/** What boot-script.ts puts before boot.js. */
declare const findRoute: typeof import('@stepwise/shared/routing/find-route').findRoute
declare const markOfPage: typeof import('@stepwise/shared/running-facts/mark-of-page').markOfPage

type Registry = import('@stepwise/shared/contracts').Registry
type Remote = Registry['remotes'][number]
type Part = Remote['pages'][string]

/** What boot.js leaves for the host and its client (shared/http/boot-response.ts). */
interface Boot {
  registry: Registry
  calls: Record<string, Promise<Response>>
  /** The style sheets of the start are there. */
  styles?: Promise<void>
  authorize?: Promise<Response>
  stopAuthorize?: () => void
  /** A button of the words, or a form's, that was pressed before the host was there. */
  pressed?: Element
  /** The host cannot show the page: says so to somebody who has pressed a button. The next press loads the page again. */
  showLostPress?: () => void
  /** What the reader is in the middle of, '' for nothing. */
  underWay?: 'press' | 'composition' | ''
}

declare var stepwiseBoot: Boot | undefined
