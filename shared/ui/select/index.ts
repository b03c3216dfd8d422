// A choice from a list that is searched by typing; forms has the plain one. Beside overlays, because few pages have one, and it is heavy.
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '../forms/forms.css'

export { Select } from '@mantine/core'
