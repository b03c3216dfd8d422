import { $displaySetting, $readingStyle, defaultSetting, displaySettingChanged } from '@stepwise/shared/display'
import { shell } from '@stepwise/shared/shell'
import { announced, Button } from '@stepwise/shared/ui'
import { SidePanel } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import styles from './DisplayPanel.module.css'
import './display-panel.model.ts'
import { FontChoice } from './FontChoice.tsx'
import { SavingState } from './SavingState.tsx'
import { SwatchChoice } from './SwatchChoice.tsx'
import { TextSize } from './TextSize.tsx'

/** Each choice applies at once (docs/product/display.md#at-once), wherever steps, transcripts and notes are read. */
export default function DisplayPanel() {
  const { setting, readingStyle, change, announce, onClose } = useUnit({
    setting: $displaySetting,
    readingStyle: $readingStyle,
    change: displaySettingChanged,
    announce: announced,
    onClose: shell.slotClosed,
  })
  const reset = () => {
    change(defaultSetting)
    announce('All settings are back to default')
  }

  return (
    <SidePanel title="Accessibility settings" size={400} veil={0.12} onClose={onClose} closesWithPage>
      <div className={styles.panel}>
        <p className={styles.sample} style={readingStyle as CSSProperties}>
          This is how steps, transcripts and notes look for you.
        </p>
        <TextSize size={setting.fontSize} onChange={(fontSize) => change({ fontSize })} />
        <FontChoice family={setting.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
        <SwatchChoice background={setting.backgroundColor} text={setting.fontColor} onChange={change} />
        <label className={styles.subtitles}>
          <input
            type="checkbox"
            checked={setting.subtitles}
            onChange={(event) => change({ subtitles: event.target.checked })}
          />
          Subtitles in videos
        </label>
        <footer className={styles.foot}>
          <SavingState />
          <Button variant="default" onClick={reset}>
            Back to default settings
          </Button>
        </footer>
      </div>
    </SidePanel>
  )
}
