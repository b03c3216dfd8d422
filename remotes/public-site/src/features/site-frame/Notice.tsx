import { noticeOf, useLocation } from '@stepwise/shared/routing'
import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './Notice.module.css'

/** A message that the page before left for this one. */
export function Notice() {
  const { state } = useLocation()
  const announce = useUnit(announced)
  const notice = noticeOf(state)
  useEffect(() => {
    if (notice) announce(notice)
  }, [notice, announce])
  return notice && <p className={styles.root}>{notice}</p>
}
