/** Who works here, and signing in: their names stand beside what they did (decision 022). */
export const ofStaff = /^(.*_by_name|account_name|witness_name|from_name|to_name)$/
export const staffTables = new Set([
  'account',
  'membership',
  'membership_invitation',
  'manager_device',
  'session',
  'sign_in',
  'sign_in_attempt',
  'guess',
  'known_device',
  'phone_code',
  'account_totp',
  'recovery_code',
  'passkey',
  'passkey_challenge',
  'enterprise_ticket',
  'installation',
  'operator',
  'operator_audit',
  'operator_session',
  'migration',
])
