/**
 * The oldest versions in which everything works, by their names in Browserslist. The builds, the page's notice and the checks of what the
 * bundles use follow it (docs/product/browsers.md).
 */
export const supportedBrowsers = { chrome: '111', edge: '111', firefox: '115', safari: '16.3', ios_saf: '16.3' }

/** For Rspack, SWC and Lightning CSS. */
export const buildTargets = Object.entries(supportedBrowsers).map(([name, version]) => `${name} >= ${version}`)

/**
 * What the bundles use and not all of these browsers have. `host/public/older-browsers.js` provides it; the page loads that file where one
 * of these is missing.
 */
export const providedFeatures = ['String.prototype.toWellFormed', 'Map.groupBy', 'URL.canParse']
