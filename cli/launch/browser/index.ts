export { accessibilityFindings } from './accessibility.ts'
export { browserPath, launchArguments, shellOptions } from './browser.ts'
export { findPrograms, firefox, hasEngine, missingEngines, webkit } from './engines.ts'
export { ensureBrowser } from './install-browser.ts'
