import { invalid } from '../../../http/failures.ts'

/** Words that everyone would try first here, as letters alone. */
const productWords = ['stepwise', 'stepwisepro']

const easilyGuessed = (what: string) => `This password is ${what}, so it is easily guessed. Please choose another one.`

let commonPasswordsOnce: Promise<Set<string>> | undefined

/** The commonest passwords that leaked anywhere, in lower case, those that are long enough for us. Read when it is first needed. */
function commonPasswords() {
  commonPasswordsOnce ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter((password) => password.length >= 8)),
  )
  return commonPasswordsOnce
}

/**
 * Why a new password of this account is refused, in a sentence; undefined when it is fine. There are no rules about kinds of characters
 * (NIST SP 800-63B, 3.1.1.2; docs/product/ways-in.md#guessable-password).
 */
async function findWeakness(password: string, email: string): Promise<string | undefined> {
  const lower = password.toLowerCase()
  const address = email.toLowerCase()
  const letters = lower.replaceAll(/[^\p{L}]/gu, '')
  if (new Set(lower).size === 1) return easilyGuessed('one character over and over')
  if (lower === address || lower === address.split('@')[0]) return easilyGuessed('your email address')
  if (productWords.includes(letters)) return easilyGuessed('the name of the product')
  if ((await commonPasswords()).has(lower)) return easilyGuessed('among the most common ones')
  return undefined
}

/** @throws Failure 422 with `errors.password` when a new password is easily guessed */
export async function assertPasswordAllowed(password: string, email: string) {
  const weakness = await findWeakness(password, email)
  if (weakness) throw invalid('password', weakness)
}
