import { Component, type ReactNode } from 'react'
import { keepPlace } from './keep-place.ts'

interface RecoversOnceProps {
  /** Receives each recovery, with an error that says what it is. */
  onRecovered: (error: Error) => void
  children: ReactNode
}

interface RecoversOnceState {
  caught: { error: unknown } | null
}

/** In ms. A part that fails again within this has not recovered. */
const againMs = 10_000

/**
 * Renders its content again, once, when React could not find a node that something else had moved: a translator or a reading helper
 * (docs/product/errors.md#page-edited). Models live outside of the tree; what was typed into fields, and the focus, are put back. Every
 * other error goes on to the boundary around it.
 */
export class RecoversOnce extends Component<RecoversOnceProps, RecoversOnceState> {
  override state: RecoversOnceState = { caught: null }
  private recoveredAt = Number.NEGATIVE_INFINITY
  private restorePlace = () => {}

  static getDerivedStateFromError(error: unknown): RecoversOnceState {
    return { caught: { error } }
  }

  override getSnapshotBeforeUpdate() {
    if (this.state.caught) this.restorePlace = keepPlace()
    return null
  }

  /** React asks for it beside getSnapshotBeforeUpdate. */
  override componentDidUpdate() {}

  override componentDidCatch(error: unknown) {
    this.recoveredAt = performance.now()
    this.props.onRecovered(new EditedPageError(String(error)))
    this.setState({ caught: null }, () => this.restorePlace())
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (!isOfEditedPage(caught.error) || performance.now() - this.recoveredAt < againMs) throw caught.error
    return null
  }
}

/** Something else than React has changed the page. */
class EditedPageError extends Error {
  override name = 'EditedPageError'
}

/** What insertBefore and removeChild throw. WebKit does not say which of them it was. */
const isOfEditedPage = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name)
