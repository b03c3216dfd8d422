export { accessibilityFindings } from './accessibility.ts'
export { browserPath, launchArguments, shellOptions } from './browser.ts'
export { firefox, hasEngine, missingEngines, programsOf, webkit } from './engines.ts'
export { ensureBrowser } from './install-browser.ts'
