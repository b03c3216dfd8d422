const replacements: [RegExp, string][] = [
  // Accents and points. Not every mark: in the scripts of India and in Thai they are the vowels.
  [/(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]|\p{Cf}/gu, ''],
  [/[‘’‚‛′ʹʼʻ`]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‒–—―−]/g, '-'],
  // Letters that Unicode does not take apart.
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/ς/g, 'σ'],
  [/\s+/g, ' '],
]

/**
 * A text as a search compares it: two texts that a person would call the same become equal, however they were typed or pasted.
 * Quotes, accents (composed or not), kinds of space and dash, what has no width, ligatures and case make no difference. Case in
 * any language, so that nothing depends on the browser's: I, İ, ı and i are one. Only to compare; places in it are none in the text.
 */
export function foldText(text: string): string {
  // Upper case first: ß becomes SS, and ı becomes I.
  // The acute accent by itself first: taken apart it is a space.
  const plain = text.replaceAll('´', "'").normalize('NFKD').toUpperCase().toLowerCase()
  return replacements.reduce((folded, [variants, one]) => folded.replace(variants, one), plain)
}
