/**
 * Names of fields that hold a secret: passwords and their hashes, keys, tokens, what an authenticator is made of. Nothing
 * writes one into the audit (tests/rules/audit-secrets.test.ts); were one there, its value is never shown.
 */
const secretName =
  /(password|passphrase|secrets?|hash|sealed|tokens?|totp|cookie|private_?key|api_?key|recovery_?codes?)$/i

/** Whether a field, or one that it stands in, is named like a secret; `path` is `settings.channelToken`. */
export const isSecretField = (path: string): boolean => path.split('.').some((name) => secretName.test(name))
