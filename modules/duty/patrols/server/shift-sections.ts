import type { ShiftItem, ShiftSection } from '#platform/server/shift-section.ts'

// Rounds that ended in the last twelve hours (one that is walked would change the list while two sign it): how many points were reached, which were missed and what was odd; what a shift reports to the next.
const rounds = `
  select r.id, '' as "serialNumber", null::uuid as "householdId", '' as label,
    r.route_name || ' ' || to_char(r.starts_at at time zone 'Asia/Taipei', 'HH24:MI') as name,
    '到點 ' || count(v.point_id) || '／' || count(*) as "kindName", '' as "shelfPosition",
    left(concat_ws('；', nullif(concat('沒到 ', string_agg(s.it->>'name' || coalesce('（' || nullif(m.note, '') || '）', ''), '、')
        filter (where m.point_id is not null and (v.seen_at is null or v.seen_at > (s.it->>'until')::timestamptz))), '沒到 '),
      nullif(concat('異狀 ', string_agg((s.it->>'name') || ' ' || v.fault, '、') filter (where v.fault <> '')), '異狀 ')), 200) as note,
    r.starts_at as "arrivedAt"
  from patrol_round r cross join lateral jsonb_array_elements(r.stops) as s(it)
  left join patrol_visit v on v.community_id = r.community_id and v.round_id = r.id and v.point_id = (s.it->>'pointId')::uuid
  left join patrol_miss m on m.community_id = r.community_id and m.round_id = r.id and m.point_id = (s.it->>'pointId')::uuid
  where r.community_id = lobby_community() and r.ends_at > now() - interval '12 hours' and r.ends_at <= now()
  group by r.community_id, r.id, r.route_name, r.starts_at order by r.starts_at`

/** What the rounds of a shift came to, which both shifts sign. */
export const shiftSections: readonly ShiftSection[] = [
  { name: 'patrolRounds', open: (lease) => lease.query<ShiftItem & Record<string, unknown>>(rounds) },
]
