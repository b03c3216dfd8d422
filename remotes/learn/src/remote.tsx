import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    'learn-home': () => import(/* webpackChunkName: "page-learn-home" */ './pages/learn-home/LearnHomePage.tsx'),
    'software-home': () =>
      import(/* webpackChunkName: "page-software-home" */ './pages/software-home/SoftwareHomePage.tsx'),
    step: () => import(/* webpackChunkName: "page-step" */ './pages/step/FlowStepPage.tsx'),
    favourites: () => import(/* webpackChunkName: "page-favourites" */ './pages/favourites/FavouritesPage.tsx'),
    tutorial: () => import(/* webpackChunkName: "page-tutorial" */ './pages/tutorial/TutorialPage.tsx'),
    'print-notes': () => import(/* webpackChunkName: "page-print-notes" */ './pages/print-notes/PrintNotesPage.tsx'),
  },
  slots: {
    'topbar.search': () => import(/* webpackChunkName: "slot-topbar-search" */ './features/search/SearchBox.tsx'),
    'panel.notes': () => import(/* webpackChunkName: "slot-panel-notes" */ './features/notes/NotesPanel.tsx'),
    'topbar.accessibility': () =>
      import(/* webpackChunkName: "slot-topbar-accessibility" */ './features/display/AccessibilityButton.tsx'),
    'panel.display': () => import(/* webpackChunkName: "slot-panel-display" */ './features/display/DisplayPanel.tsx'),
    'dialog.achievements': () =>
      import(/* webpackChunkName: "slot-dialog-achievements" */ './features/achievements/AchievementsDialog.tsx'),
    'toast.achievements': () =>
      import(/* webpackChunkName: "slot-toast-achievements" */ './features/achievements/AchievementsToast.tsx'),
  },
} satisfies RemoteModule
