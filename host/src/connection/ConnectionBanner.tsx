import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import styles from './ConnectionBanner.module.css'
import { $connectionWords, $isOffline } from './connection.model.ts'

/** Says quietly, over any page, that the network is gone, and for a moment that it is back. The live region says it too. */
export function ConnectionBanner() {
  const [words, isOffline] = useUnit([$connectionWords, $isOffline])
  if (words === null) return null
  const Icon = isOffline ? IconCloudOff : IconCloudCheck
  return (
    <aside className={styles.banner} aria-label="Connection">
      <Icon className={styles.icon} size={22} stroke={1.75} aria-hidden />
      <p className={styles.words}>{words}</p>
    </aside>
  )
}
