import { ActionIcon, type ActionIconProps, createPolymorphicComponent } from '@mantine/core'

interface Names {
  'aria-label'?: string
  /** Shown beside the icon instead of a long name, of which it is the beginning. */
  'data-short-name'?: string
}

/**
 * A button or link that is an icon alone. Its accessible name is its tip, or is beside it for people who want names there
 * (docs/product/accessibility.md#tooltips).
 */
export const IconButton = createPolymorphicComponent<'button', ActionIconProps & Names>(MarkedIcon)

function MarkedIcon(props: ActionIconProps & Names) {
  return <ActionIcon data-icon-name={props['data-short-name'] ? undefined : props['aria-label']} {...props} />
}
