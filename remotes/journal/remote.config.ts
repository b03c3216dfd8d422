import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

export default {
  name: 'journal',
  title: 'Reflective journal',
  routes: [
    {
      path: paths.reflect.pattern,
      page: 'reflect',
      access: 'signed-in',
      rendered: true,
      preload: ['/users/reflective_journal?limit=50'],
    },
  ],
  menu: [{ label: 'Reflect', icon: 'notebook', order: 20, to: paths.reflect.pattern }],
} satisfies RemoteConfigSource
