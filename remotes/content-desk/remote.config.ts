import type { RemoteConfigSource } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'

const role = 'content_manager'

export default {
  name: 'content-desk',
  title: 'Content',
  routes: [
    { path: paths.contentDesk.pattern, page: 'desk', access: 'signed-in', role, title: 'Content' },
    { path: paths.contentDocument.pattern, page: 'editor', access: 'signed-in', role, title: 'Edit' },
    { path: paths.contentPreview.pattern, page: 'preview', access: 'signed-in', role, frame: 'bare', title: 'Preview' },
  ],
  menu: [
    { label: 'Content', icon: 'pencil', order: 90, to: paths.contentDesk.pattern, condition: 'is-content-manager' },
  ],
  slots: ['page.edit'],
} satisfies RemoteConfigSource
