import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './ConnectionBanner.module.css'
import { $connectionMessage, $isOffline } from './connection.model.ts'

/** Over any page: the network is gone, and for a moment that it is back. The model announces it too. */
export function ConnectionBanner() {
  const [message, isOffline] = useUnit([$connectionMessage, $isOffline])
  if (message === null) return null
  const Icon = isOffline ? IconCloudOff : IconCloudCheck
  return (
    <aside className={styles.banner} aria-label="Connection">
      <Icon className={styles.icon} size={22} stroke={1.75} aria-hidden />
      <p className={styles.words}>{message}</p>
    </aside>
  )
}
