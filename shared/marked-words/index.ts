export { MarkedWords } from './MarkedWords.tsx'
export { matchedWords } from './matched-words.ts'
