/** The id of a field's control. `block` is '' beside the blocks. */
export const fieldId = (block: string, key: string) => `field-${block || 'document'}-${key}`

export const blockHeadingId = (block: string) => `block-${block}`

/**
 * The control of a field, which may be one of several in a list: of `items/2` the text of all items. The nearest one that takes the
 * focus, if the field itself is not on the page.
 */
export function fieldControl(block: string, field: string): HTMLElement | null {
  for (let key = field.replaceAll('/', '-'); key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('-')))) {
    const control = document.getElementById(fieldId(block, key))
    if (control) return control
  }
  return null
}
