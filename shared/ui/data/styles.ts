import '@mantine/core/styles/Accordion.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
