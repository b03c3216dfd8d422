const types = ['image/png', 'image/jpeg', 'image/webp']

/** For the file chooser. */
export const acceptedTypes = types.join(',')

/** docs/product/content-desk.md#uploaded-images */
const maxBytes = 5_242_880

/** Why this file cannot be uploaded; null where it can. The server looks into it. */
export function fileProblem({ type, size }: { type: string; size: number }): string | null {
  if (type === 'image/gif')
    return 'A GIF picture can move by itself, so it cannot be used. Choose a PNG, JPEG or WebP picture.'
  if (!types.includes(type)) return 'Choose a PNG, JPEG or WebP picture.'
  return size > maxBytes ? 'This picture is larger than 5\u00A0MB. Make it smaller, then try again.' : null
}

/** The file as a data URL. Rejects when it cannot be read, such as from a stick that was pulled out. */
export function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(file)
  })
}
