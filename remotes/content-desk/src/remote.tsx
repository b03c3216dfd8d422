import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    desk: () => import(/* webpackChunkName: "page-desk" */ './pages/desk/DeskPage.tsx'),
    editor: () => import(/* webpackChunkName: "page-editor" */ './pages/editor/EditorPage.tsx'),
    preview: () => import(/* webpackChunkName: "page-preview" */ './pages/preview/PreviewPage.tsx'),
  },
  slots: {
    'page.edit': () => import(/* webpackChunkName: "slot-page-edit" */ './features/place/EditLink.tsx'),
  },
} satisfies RemoteModule
