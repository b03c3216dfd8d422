import type { ReactNode } from 'react'
import styles from './Scripting.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'

// What the gateway has rendered is there before any script, and for some people no script ever runs (docs/product/public-pages.md#words-first).

/** What does nothing without scripts, such as a button that opens a dialog. Hidden where scripts are off. */
export function WithScripts({ children }: { children: ReactNode }) {
  return <div className={styles.withScripts}>{children}</div>
}

/** In place of it, for people without scripts, such as a link to the video's file. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return !useIsHydrated() && <div className={styles.withoutScripts}>{children}</div>
}
