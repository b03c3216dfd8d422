// All that is loaded when a text is first read aloud.

export { ReadingButtons, ReadingChoices } from './ReadingControls.tsx'
export { Reading } from './reading.ts'
