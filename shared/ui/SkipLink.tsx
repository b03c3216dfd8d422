import styles from './SkipLink.module.css'

/** The first stop of the Tab key on every page. */
export function SkipLink() {
  const skip = (event: React.MouseEvent) => {
    event.preventDefault()
    const main = document.getElementById('main')
    main?.focus()
    main?.scrollIntoView()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to main; the handler only moves the focus as well
    <a className={styles.link} href="#main" onClick={skip}>
      Skip to main content
    </a>
  )
}
