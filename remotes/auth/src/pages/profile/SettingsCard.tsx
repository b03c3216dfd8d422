import { paths } from '@stepwise/shared/routing'
import { shell } from '@stepwise/shared/shell'
import { IconAdjustments, IconDeviceDesktopDown, IconDevices, IconListTree, IconUserCog } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Card } from '../../features/card/Card.tsx'
import rows from '../../features/card/CardRow.module.css'
import { CardRow } from '../../features/card/CardRow.tsx'
import { InstallDialog } from './install/InstallDialog.tsx'

export function SettingsCard() {
  const openSlot = useUnit(shell.slotOpened)
  const [isInstalling, setInstalling] = useState(false)
  return (
    <Card title="Settings">
      <ul className={rows.rows}>
        <li>
          <CardRow icon={<IconUserCog size={22} stroke={1.75} />} label="Your account" to={paths.account.href({})} />
        </li>
        <li>
          <CardRow
            icon={<IconDevices size={22} stroke={1.75} />}
            label="Select Software"
            to={paths.softwareSelection.href({})}
          />
        </li>
        <li>
          <CardRow
            icon={<IconAdjustments size={22} stroke={1.75} />}
            label="Accessibility settings"
            onClick={() => openSlot('panel.display')}
          />
        </li>
        <li>
          <CardRow icon={<IconListTree size={22} stroke={1.75} />} label="Sitemap" to={paths.sitemap.href({})} />
        </li>
        <li>
          <CardRow
            icon={<IconDeviceDesktopDown size={22} stroke={1.75} />}
            label="Install Shortcut"
            onClick={() => setInstalling(true)}
          />
        </li>
      </ul>
      <InstallDialog isOpen={isInstalling} onClose={() => setInstalling(false)} />
    </Card>
  )
}
