// Not the browser's crypto.subtle: a page without TLS has none, and it answers later, when the page may already be closed.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes } from '@noble/ciphers/utils.js'

const nonceLength = 24

/**
 * Encrypts a text with XChaCha20-Poly1305; returns nonce and cipher text in base64. `key` has 64 hexadecimal digits, else it throws.
 * `context` is any text that must be the same for `unseal`: a record cannot be passed off as one of another kind.
 */
export function seal(key: string, text: string, context: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const box = xchacha20poly1305(hexToBytes(key), nonce, encodeText(context)).encrypt(encodeText(text))
  return toBase64(nonce) + toBase64(box)
}

/** The text; null when the key or the context is another one, or `sealed` is damaged. Never throws. */
export function unseal(key: string, sealed: string, context: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
    const cipher = xchacha20poly1305(hexToBytes(key), bytes.subarray(0, nonceLength), encodeText(context))
    return new TextDecoder().decode(cipher.decrypt(bytes.subarray(nonceLength)))
  } catch {
    return null
  }
}

const encodeText = (text: string) => new TextEncoder().encode(text)

function toBase64(bytes: Uint8Array): string {
  let characters = ''
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters)
}
