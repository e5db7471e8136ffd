/** SQL: the account of row t is staff of its community. A community that is suspended for a while keeps its people. */
export const isStaff = `exists (select from membership m join account a on a.id = m.account_id and a.suspended_at is null and a.closed_at is null
  where m.community_id = t.community_id and m.account_id = t.account_id and m.suspended_at is null
    and (m.valid_until is null or m.valid_until > now()))`
