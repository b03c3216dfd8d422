/** What a person sees as the first letter of each name, in capitals: it may be several code points. */
export function initialsOf({ firstName, surname }: { firstName: string; surname: string }): string {
  return [firstName, surname]
    .map((name) => firstGrapheme(name.trim()))
    .join('')
    .toUpperCase()
}

function firstGrapheme(text: string): string {
  // Not before Firefox 125, where an accent that stands by itself is left out.
  if (typeof Intl.Segmenter === 'undefined') return [...text][0] ?? ''
  const [first] = new Intl.Segmenter().segment(text)
  return first?.segment ?? ''
}
