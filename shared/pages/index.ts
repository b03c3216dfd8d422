export { createPages } from './create-pages.ts'
export { holdWords, secondsWords } from './hold-words.ts'
