// What a part's sources must hold before it is released. It needs development packages.
export { sourceProblems } from './check-sources.ts'
export { violations } from './import-rules/violations.ts'
