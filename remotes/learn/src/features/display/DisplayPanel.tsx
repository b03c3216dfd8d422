import { $displaySetting, $readingStyle, defaultSetting, displaySettingChanged } from '@stepwise/shared/display'
import { edition } from '@stepwise/shared/edition'
import { shell } from '@stepwise/shared/shell'
import { announced, Button } from '@stepwise/shared/ui'
import { SidePanel } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import type { CSSProperties, ReactNode } from 'react'
import { CaptionChoices } from './CaptionChoices.tsx'
import { ColourChoices } from './ColourChoices.tsx'
import styles from './DisplayPanel.module.css'
import './display-panel.model.ts'
import { ListeningChoices } from './ListeningChoices.tsx'
import { ReachChoices } from './ReachChoices.tsx'
import { RulerChoices } from './RulerChoices.tsx'
import { SavingState } from './SavingState.tsx'
import { TextChoices } from './TextChoices.tsx'

/** 400 px, and some more for larger text: its words would break. */
const width = 'clamp(400px, 25rem, 480px)'

/** Each choice applies at once, wherever things are read and written. */
export default function DisplayPanel() {
  const { setting, readingStyle, change, announce, onClose } = useUnit({
    setting: $displaySetting,
    readingStyle: $readingStyle,
    change: displaySettingChanged,
    announce: announced,
    onClose: shell.slotClosed,
  })
  const reset = () => {
    // Null would leave the theme as it is: docs/product/display.md#theme.
    change({ ...defaultSetting, theme: 'device' })
    announce('All settings are back to their defaults')
  }
  const choices = { setting, onChange: change }

  return (
    <SidePanel title="Accessibility settings" size={width} veil={0.12} onClose={onClose} closesWithPage scrollsInside>
      <div className={styles.frame}>
        <div className={styles.panel}>
          <div className={styles.place}>
            <p
              className={styles.sample}
              style={readingStyle as CSSProperties}
            >{`This is how ${edition.productTitle} looks for you, wherever you read and write.`}</p>
          </div>
          <div className={styles.groups}>
            <Group title="Text">
              <TextChoices {...choices} />
            </Group>
            <Group title="Theme and colours">
              <ColourChoices {...choices} />
            </Group>
            <Group title="Videos and reading aloud">
              <CaptionChoices {...choices} />
              <ListeningChoices {...choices} />
            </Group>
            <Group title="Keeping your place">
              <RulerChoices {...choices} />
            </Group>
            <Group title="Buttons, keys and announcements">
              <ReachChoices {...choices} onLeave={onClose} />
            </Group>
            <div className={styles.foot}>
              <SavingState />
              <Button variant="default" onClick={reset}>
                Back to default settings
              </Button>
            </div>
          </div>
        </div>
      </div>
    </SidePanel>
  )
}

/** Its heading is where a screen reader can jump to. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
