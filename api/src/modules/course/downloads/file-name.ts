import type { DownloadFormat } from '@stepwise/shared/contracts'

const maxTitleLength = 80

/** A name that says what is in the file: `Reflection - My first talk - 2026-11-20.docx`. */
export function fileNameFor(
  entries: readonly { title: string; date: string }[],
  day: string,
  format: DownloadFormat,
): string {
  const [first] = entries
  if (!first || entries.length > 1) return `Reflective journal - ${entries.length} entries - ${day}.${format}`
  return `Reflection - ${asFileName(first.title) || 'untitled'} - ${first.date}.${format}`
}

/** Keeps what every system takes in a file name, without direction marks that could disguise the type of the file. */
function asFileName(title: string): string {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[\\/:*?"<>|%]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  return [...plain]
    .slice(0, maxTitleLength)
    .join('')
    .replace(/[. ]+$/, '')
}

/** The header that gives a file its name: in ASCII for old programs, whole for all others (RFC 6266). */
export function inHeader(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/gu, '_')
    .replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
