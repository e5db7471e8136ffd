/** A membership `m` that opens its community: not suspended, and not past the end of a one-time account's turn. */
export const isLiveMembership = 'm.suspended_at is null and (m.valid_until is null or m.valid_until > now())'

/** A session `s` that its membership `m` still opens: what began before a suspension or a new password does not. */
export const isLiveSession = `${isLiveMembership} and s.created_at >= m.sessions_from`
