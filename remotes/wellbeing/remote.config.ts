import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'wellbeing',
  title: 'Wellbeing',
  routes: [
    { path: paths.wellbeing.pattern, page: 'wellbeing', access: 'signed-in', editions: ['study'], editable: true },
  ],
  menu: [
    {
      label: 'Wellbeing',
      icon: 'plant',
      order: 30,
      to: paths.wellbeing.pattern,
      editions: ['study'],
      condition: 'has-wellbeings',
    },
  ],
} satisfies RemoteConfigSource
