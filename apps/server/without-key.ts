import pg from 'pg'

/**
 * Gives up what only a lost key opens, so that nobody is asked for a code that nobody can have: authenticators, recovery
 * codes, activation codes and what communities signed end, channels of notices are off until their passwords are typed again, operators are to be
 * added anew. Passwords and passkeys stay. Gives how many it concerns.
 */
export async function forgetSealed(
  connection: pg.ClientConfig,
): Promise<{ accounts: number; openings: number; operators: number }> {
  const client = new pg.Client(connection)
  await client.connect()
  const count = async (sql: string) => (await client.query(sql)).rowCount ?? 0
  try {
    await client.query('begin')
    await client.query('delete from recovery_code')
    await client.query('delete from account_totp')
    const accounts = await count(
      'update account set second_factor_since = null where second_factor_since is not null',
    )
    const openings = await count(
      `update community_opening set revoked_at = now(), revoked_by_name = '系統'
       where used_at is null and revoked_at is null and expires_at > now()`,
    )
    await client.query(
      `update operator_session set ended_at = now() where ended_at is null
       and operator_id in (select id from operator where totp_sealed is not null)`,
    )
    const operators = await count(
      'update operator set closed_at = now() where closed_at is null and totp_sealed is not null',
    )
    // The channels of notices have nothing to sign in with any more; push services know the next start by a new key.
    await client.query(
      `update notice_channel set is_on = false, secrets = '{}', secrets_sealed = null, secret_names = '{}',
         version = version + 1, changed_at = now(), changed_by_name = '系統' where secret_names <> '{}'`,
    )
    await client.query('delete from push_subscription')
    await client.query('delete from push_key')
    // Links, uploads, codes of visitors and managers, and addresses of forms from before are worth nothing any more.
    for (const table of ['file_key', 'visitor_key', 'manager_code_key'])
      await client.query(`delete from ${table}`)
    await client.query('delete from server_key')
    await client.query('commit')
    return { accounts, openings, operators }
  } finally {
    await client.end()
  }
}
