// What someone runs, for the people who help them (docs/product/public-pages.md#support-facts). A library without state.
export { readLiveParts, runningFacts } from './running-facts.ts'
