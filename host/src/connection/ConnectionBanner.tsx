import { useBarHeight } from '@stepwise/shared/ui'
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useRef } from 'react'

import styles from './ConnectionBanner.module.css'
import { $connectionMessage, $isOffline } from './connection.model.ts'

/** Over any page: the network is gone, and for a moment that it is back. The model announces it too. */
export function ConnectionBanner() {
  const [message, isOffline] = useUnit([$connectionMessage, $isOffline])
  return message === null ? null : <Banner message={message} isOffline={isOffline} />
}

function Banner({ message, isOffline }: { message: string; isOffline: boolean }) {
  const banner = useRef<HTMLElement>(null)
  useBarHeight(banner, '--connection-height', 12)
  const Icon = isOffline ? IconCloudOff : IconCloudCheck
  return (
    <aside ref={banner} className={styles.banner} aria-label="Connection">
      <Icon className={styles.icon} size={22} stroke={1.75} aria-hidden />
      <p className={styles.words}>{message}</p>
    </aside>
  )
}
