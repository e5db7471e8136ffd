/** A membership `m` that opens its community: not suspended, and not past the end of a one-time account's turn. */
export const isLiveMembership = 'm.suspended_at is null and (m.valid_until is null or m.valid_until > now())'

/**
 * A session `s` in which somebody may act: of a row `m` of live_membership (who may act at all), begun after the last
 * suspension and the last new password.
 */
export const isLiveSession =
  'm.account_id = s.account_id and m.community_id = s.community_id and s.created_at >= m.sessions_from'
