const text = (type: string) => `${type}; charset=utf-8`

/** The types of the files that nginx serves itself, by their ending. What is not in here is left to a gateway. */
export const fileTypes: Record<string, string> = {
  avif: 'image/avif',
  css: text('text/css'),
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: text('application/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: text('text/plain'),
  vtt: text('text/vtt'),
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
}
