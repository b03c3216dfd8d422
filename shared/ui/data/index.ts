// What shows structured content.
import '@mantine/core/styles/Accordion.layer.css'
import '@mantine/core/styles/Tabs.layer.css'

export { Accordion, Tabs } from '@mantine/core'
