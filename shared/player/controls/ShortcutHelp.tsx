import { Link, paths } from '@stepwise/shared/routing'
import { useIsShortcutOn } from '@stepwise/shared/shortcuts'
import { playerShortcuts } from '@stepwise/shared/shortcuts/player-shortcuts'
import { IconKeyboard } from '@tabler/icons-react'
import { ControlRow } from './ControlRow.tsx'
import styles from './ShortcutHelp.module.css'

export function ShortcutHelp() {
  return (
    <ControlRow Icon={IconKeyboard} label="Keyboard shortcuts" name="Player shortcuts">
      <ShortcutList />
    </ControlRow>
  )
}

function ShortcutList() {
  const isOn = useIsShortcutOn()
  return (
    <div className={styles.help}>
      <p>They work while a player control has the focus.</p>
      <dl>
        {playerShortcuts.map(({ id, keys, does }) => (
          <div key={id}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span> or </span>}
                  <kbd translate="no">{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{isOn(id) ? does : `${does} (switched off)`}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={paths.shortcuts.href({})}>All shortcuts, and switching them off</Link>
      </p>
    </div>
  )
}
