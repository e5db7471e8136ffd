import { hash, verify } from '@node-rs/argon2'

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
