import type { RemoteModule } from '@stepwise/shared/contracts'

export default {
  pages: {
    choice: () => import(/* webpackChunkName: "page-choice" */ './pages/choice/ChoicePage.tsx'),
    'sign-in': () => import(/* webpackChunkName: "page-sign-in" */ './pages/sign-in/SignInPage.tsx'),
    'request-reset': () =>
      import(/* webpackChunkName: "page-request-reset" */ './pages/password-reset/RequestResetPage.tsx'),
    'set-password': () =>
      import(/* webpackChunkName: "page-set-password" */ './pages/password-reset/SetPasswordPage.tsx'),
    licence: () => import(/* webpackChunkName: "page-licence" */ './pages/licence/LicencePage.tsx'),
    'inst-sign-up': () =>
      import(/* webpackChunkName: "page-inst-sign-up" */ './pages/member-sign-up/MemberSignUpPage.tsx'),
    'site-sign-up': () =>
      import(/* webpackChunkName: "page-site-sign-up" */ './pages/member-sign-up/MemberSignUpPage.tsx'),
    confirmation: () => import(/* webpackChunkName: "page-confirmation" */ './pages/confirmation/ConfirmationPage.tsx'),
    'request-link': () =>
      import(/* webpackChunkName: "page-request-link" */ './pages/sign-in-link/RequestLinkPage.tsx'),
    'open-link': () => import(/* webpackChunkName: "page-open-link" */ './pages/sign-in-link/OpenLinkPage.tsx'),
    'email-change': () =>
      import(/* webpackChunkName: "page-email-change" */ './pages/email-change/EmailChangePage.tsx'),
    institution: () => import(/* webpackChunkName: "page-institution" */ './pages/institution/InstitutionPage.tsx'),
    'institution-link': () =>
      import(/* webpackChunkName: "page-institution-link" */ './pages/institution/InstitutionLinkPage.tsx'),
    testimonial: () => import(/* webpackChunkName: "page-testimonial" */ './pages/testimonial/TestimonialPage.tsx'),
    onboarding: () => import(/* webpackChunkName: "page-onboarding" */ './pages/onboarding/OnboardingPage.tsx'),
    profile: () => import(/* webpackChunkName: "page-profile" */ './pages/profile/ProfilePage.tsx'),
    account: () => import(/* webpackChunkName: "page-account" */ './pages/account/AccountPage.tsx'),
    'account-activity': () =>
      import(/* webpackChunkName: "page-account-activity" */ './pages/account-activity/AccountActivityPage.tsx'),
    'account-deleted': () =>
      import(/* webpackChunkName: "page-account-deleted" */ './pages/account-deleted/AccountDeletedPage.tsx'),
    'software-selection': () =>
      import(/* webpackChunkName: "page-software-selection" */ './pages/software-selection/SoftwareSelectionPage.tsx'),
  },
  slots: {
    'dialog.sign-in': () =>
      import(/* webpackChunkName: "slot-dialog-sign-in" */ './features/sign-in/SignInAgainDialog.tsx'),
  },
} satisfies RemoteModule
