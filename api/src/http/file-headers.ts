/** Of a response that holds a file of a person or of the desk: it is what its type says, runs nothing, and is for our own pages. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
}
