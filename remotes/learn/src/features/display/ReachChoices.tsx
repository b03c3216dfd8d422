import { Link, paths } from '@stepwise/shared/routing'
import { Anchor } from '@stepwise/shared/ui'
import { CheckChoice } from './CheckChoice.tsx'
import type { ChoicesProps } from './choices-props.ts'
import { OptionRow } from './OptionRow.tsx'

const levels = [
  { value: 'less', label: 'Less' },
  { value: 'normal', label: 'Normal' },
  { value: 'more', label: 'More' },
] as const

/** Names of buttons, keys and announcements (docs/product/display.md#further-settings). */
export function ReachChoices({ setting, onChange, onLeave }: ChoicesProps & { onLeave: () => void }) {
  return (
    <>
      <CheckChoice
        label="Show names of buttons"
        about="Shows a label beside every icon."
        isChosen={setting.buttonNames}
        onChange={(buttonNames) => onChange({ buttonNames })}
      />
      <OptionRow
        legend="Announcements"
        about="How much your screen reader says when something on the page changes."
        options={levels}
        value={setting.announcements}
        onChange={(announcements) => onChange({ announcements })}
      />
      <div>
        <Anchor component={Link} className="ui-inline ui-target" to={paths.shortcuts.href({})} onClick={onLeave}>
          Keyboard shortcuts
        </Anchor>
      </div>
    </>
  )
}
