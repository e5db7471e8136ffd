import { commonPasswords } from './common-passwords.ts'
import { lengthOf } from './cut.ts'

/** Characters that a password has at least, and at most. */
export const shortestPassword = 10
export const longestPassword = 200

export type PasswordFault = 'tooShort' | 'tooLong' | 'common' | 'likeAccount' | 'oneCharacter'

/** Each fault as a person reads it. */
export const passwordWords: Record<PasswordFault, string> = {
  tooShort: `密碼至少要 ${shortestPassword} 個字元。`,
  tooLong: `密碼最多 ${longestPassword} 個字元。`,
  common: '這組密碼太常見，別人很容易猜到，請換一組。',
  likeAccount: '密碼不能與帳號、手機號碼或姓名幾乎相同。',
  oneCharacter: '密碼不能只是重複的字元。',
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/**
 * What is wrong with a new password; undefined when it may be used. Length counts, composition does not: what is refused is
 * what others would guess first. `own` are the account, its digits, the person's name.
 */
export function passwordFault(password: string, own: readonly string[]): PasswordFault | undefined {
  const length = lengthOf(password)
  if (length < shortestPassword) return 'tooShort'
  if (length > longestPassword) return 'tooLong'
  const text = plain(password)
  const likeness = own.map(plain).filter((text) => text.length >= 4)
  if (likeness.some((item) => text.replaceAll(item, '').length < 4)) return 'likeAccount'
  if (new Set(text).size < 3) return 'oneCharacter'
  return commonPasswords.has(text) ? 'common' : undefined
}
