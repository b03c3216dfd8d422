import { paths } from '@stepwise/shared/routing/paths'

/** The addresses of the host's own pages. A release in which a remote has one of them is refused. */
export const hostPaths = {
  sitemap: paths.sitemap.pattern,
  shortcuts: paths.shortcuts.pattern,
  error: paths.error.pattern,
  somethingWentWrong: paths.somethingWentWrong.pattern,
  notFound: paths.notFound.pattern,
}
