// Types for the commands of cli/content. recordings.mjs itself is not checked.

/** What a person reads who records the sentences of a film. */
export interface FilmScript {
  /** The name of the film's source, and of the folder of its recordings. */
  film: string
  title: string
  /** Words that are easily misread. */
  words: Pronunciation[]
  sentences: ScriptSentence[]
}

export interface Pronunciation {
  written: string
  said: string
}

export interface ScriptSentence {
  /** The title of its slide. */
  heading: string
  text: string
  /** Undefined: the narrator. */
  by: string | undefined
  /** What is easily misread in it. */
  words: Pronunciation[]
  /** About how long it takes to say. */
  seconds: number
  /** What the film adds after it, in seconds. */
  pause: number
  /** Null for what the computer's voice says: a screen reader is not played by a person. */
  file: string | null
}

export interface Recordings {
  /** How many sentences a person can record. */
  wanted: number
  missing: ScriptSentence[]
  bad: { file: string; text: string; problems: string[] }[]
  /** Files that belong to no sentence. */
  others: string[]
}

export function listFilms(contentFolder: string): string[]
export function readScript(contentFolder: string, film: string): FilmScript
export function checkRecordings(script: FilmScript, folder: string): Recordings
