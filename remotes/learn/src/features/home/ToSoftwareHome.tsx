import { Navigate, paths, withNotice } from '@stepwise/shared/routing'

// The same object each time: another one would navigate again.
const state = withNotice(
  'That page is for software that you have not selected. Select it, and its tutorials will appear here.',
)

/** Leads from a tutorial of software that the person has not selected to what they have, and says why. */
export function ToSoftwareHome() {
  return <Navigate to={paths.softwareHome.href({})} replace state={state} />
}
