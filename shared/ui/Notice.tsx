import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useState } from 'react'
import { noticeOf, useLocation, useNavigate } from '../routing/index.ts'
import { announced } from './announcer.tsx'
import styles from './Notice.module.css'

interface NoticeProps {
  /** A link to what can be done about it. It is no success then. */
  action?: ReactNode
}

/** A sentence that the page before left for this one. It is used up: a reload or a later visit of the entry does not show it again. */
export function Notice({ action }: NoticeProps) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const announce = useUnit(announced)
  const left = noticeOf(state)
  const [shown, setShown] = useState(left)
  if (left !== null && left !== shown) setShown(left)
  useEffect(() => {
    if (left === null) return
    announce(left)
    const { notice: _, ...others } = state as Record<string, unknown>
    navigate({ pathname, search, hash }, { replace: true, state: others })
  }, [left, announce, navigate, pathname, search, hash, state])
  return (
    shown && (
      <p className={styles.root} data-plain={action ? true : undefined}>
        <span>{action ? `${shown} ` : shown}</span>
        {action}
      </p>
    )
  )
}
