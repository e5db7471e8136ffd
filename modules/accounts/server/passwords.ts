import { hash, verify } from '@node-rs/argon2'
import { passwordFault, passwordWords } from '#platform/contract/password.ts'
import { passwordRefused } from '../contract.ts'

/** Hashes a password with Argon2id (19 MiB, two passes: OWASP's smallest recommended). */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

let nobody: Promise<string> | undefined

/** Whether the password is the account's. An unknown account takes as long as a known one. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const right = await verify(passwordHash ?? (await nobody), password)
  return right && passwordHash !== undefined
}

/** Refuses a new password that others would guess first; `own` are the account and the person's name. Throws passwordRefused. */
export function checkNewPassword(password: string, own: { account: string; name: string }): void {
  const digits = own.account.replace(/^auth_/, '')
  const fault = passwordFault(password, [own.account, digits, own.name])
  if (fault) throw passwordRefused(passwordWords[fault])
}
