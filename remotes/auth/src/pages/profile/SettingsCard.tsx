import { paths } from '@stepwise/shared/routing'
import { IconDeviceDesktopDown, IconDevices, IconListTree, IconUserCog } from '@tabler/icons-react'
import { useState } from 'react'
import { Card, CardRow, CardRows } from '../../features/layout/Card.tsx'
import { InstallDialog } from './install/InstallDialog.tsx'

export function SettingsCard() {
  const [isInstalling, setInstalling] = useState(false)
  return (
    <Card title="Settings">
      <CardRows>
        <CardRow icon={<IconUserCog size={22} stroke={1.75} />} label="Your account" to={paths.account.href({})} />
        <CardRow
          icon={<IconDevices size={22} stroke={1.75} />}
          label="Select Software"
          to={paths.softwareSelection.href({})}
        />
        <CardRow icon={<IconListTree size={22} stroke={1.75} />} label="Sitemap" to={paths.sitemap.href({})} />
        <CardRow
          icon={<IconDeviceDesktopDown size={22} stroke={1.75} />}
          label="Install Shortcut"
          onClick={() => setInstalling(true)}
        />
      </CardRows>
      <InstallDialog isOpen={isInstalling} onClose={() => setInstalling(false)} />
    </Card>
  )
}
