import { hash, verify } from '@node-rs/argon2'
import { passwordFault, passwordWords } from '#platform/contract/password.ts'
import { passwordRefused } from '../contract.ts'
import { inTurn } from './hashing.ts'

/** Hashes a password with Argon2id (19 MiB, two passes: OWASP's smallest recommended). Throws tooManyAtOnce. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))

let nobody: Promise<string> | undefined

/**
 * Whether the password is the account's. An unknown account takes as long as a known one. Count the guess first. Throws
 * tooManyAtOnce; of those that wait, known browsers come first.
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  line: 'known' | 'others' = 'others',
): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password').catch((error: unknown) => {
    nobody = undefined
    throw error
  })
  const wanted = passwordHash ?? (await nobody)
  const right = await inTurn(() => verify(wanted, password), line)
  return right && passwordHash !== undefined
}

/** Refuses a new password that others would guess first; `own` are the account and the person's name. Throws passwordRefused. */
export function checkNewPassword(password: string, own: { account: string; name: string }): void {
  const digits = own.account.replace(/^auth_/, '')
  const fault = passwordFault(password, [own.account, digits, own.name])
  if (fault) throw passwordRefused(passwordWords[fault])
}
