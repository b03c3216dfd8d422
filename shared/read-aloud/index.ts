// No singleton: each remote whose texts can be read aloud has its own copy; what speaks is in a chunk that is loaded with the first press
// (docs/decisions/043-read-aloud.md).

export { ReadAloud } from './ReadAloud.tsx'
export { readingSpeed } from './reading-speeds.ts'
export { VoiceOptions } from './VoiceOptions.tsx'
export { useVoices } from './voices.ts'
