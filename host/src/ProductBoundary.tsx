import { headingFocusWanted } from '@stepwise/shared/routing'
import { Component, createRef, type ReactNode } from 'react'
import styles from './ProductBoundary.module.css'
import { reloadPage } from './reload-page.ts'
import { RecoversOnce } from './remotes/RecoversOnce.tsx'
import { reportFault } from './remotes/report-fault.ts'
import { ownerOfError } from './remotes/uncaught-errors.ts'

interface ProductBoundaryProps {
  version: string
  /** The product's title, for the window. */
  productTitle: string
  children: ReactNode
}

interface ProductBoundaryState {
  hasFailed: boolean
}

/**
 * Around the whole product, for errors that no other boundary has caught, so that the page is never blank. It uses nothing that may
 * have failed itself: plain HTML, no provider, no store, no lazy part.
 */
export class ProductBoundary extends Component<ProductBoundaryProps, ProductBoundaryState> {
  override state: ProductBoundaryState = { hasFailed: false }
  private readonly heading = createRef<HTMLHeadingElement>()

  static getDerivedStateFromError(): ProductBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.report(error)
    document.title = `Something unexpected happened - ${this.props.productTitle}`
    // The dialog that had made the page inert is gone now.
    for (const element of document.querySelectorAll('[inert]')) element.removeAttribute('inert')
    this.heading.current?.focus()
  }

  private readonly report = (error: unknown) => {
    const { name, version } = ownerOfError(error) ?? { name: 'host', version: this.props.version }
    reportFault({ part: name, version, error })
  }

  private readonly tryAgain = () => {
    headingFocusWanted()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return <RecoversOnce onRecovered={this.report}>{this.props.children}</RecoversOnce>
    return (
      <main id="main" className={styles.page} tabIndex={-1}>
        <div role="alert">
          <h1 ref={this.heading} tabIndex={-1} className="ui-tight">
            Oh no! Something unexpected happened.
          </h1>
          <p>This page has stopped working. What you have saved is safe.</p>
        </div>
        <p className="ui-wrap ui-gap-12">
          <button type="button" className={styles.button} onClick={this.tryAgain}>
            Try again
          </button>
          <button type="button" className={styles.button} onClick={reloadPage}>
            Reload the page
          </button>
        </p>
      </main>
    )
  }
}
