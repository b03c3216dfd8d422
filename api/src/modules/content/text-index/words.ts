import { foldText } from '@stepwise/shared/contracts/fold-text'

/** The words of a text in lower case, without accents, made of letters and digits only. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Spellings that sound alike, in the order in which they are replaced. X stands for sh and ch. */
const spellings: [RegExp, string][] = [
  [/^p?sych/, 'sik'],
  [/^[kgp]n/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/sch/g, 'sk'],
  [/x/g, 'ks'],
  [/ght/g, 't'],
  [/t?ch|sh|[tcs]+i(?=on|al|en|an|ou)|t(?=ure)/g, 'X'],
  [/gh|(?<=m)b$/g, ''],
  [/d?g(?=[eiy])|dj/g, 'j'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|c|q/g, 'k'],
  [/^[aeiouy]/, 'A'],
  [/[aeiouyhw]/g, ''],
  [/(.)\1+/g, '$1'],
]

/**
 * A phonetic code of an English word: roughly its consonants, so that nolidge and knowledge, rite and write are alike. People
 * with dyslexia often spell as they hear, which leaves too few letters in common for a comparison of letters.
 */
export function computeSound(word: string) {
  return spellings.reduce((sound, [spelling, instead]) => sound.replace(spelling, instead), word)
}
