import { besideBareRoute } from '../measure/bare.ts'
import type { Line } from '../measure/line.ts'
import type { Stage } from '../measure/stage.ts'

const community = `select m.community_id from membership m join account a on a.id = m.account_id where a.name = 'desk1a' limit 1`

/** Twelve facilities that are open from 8 to 22 and booked for three months, three hours in four. */
async function fill({ owner }: Stage): Promise<void> {
  await owner.query(
    `insert into community_service (community_id, service_id, kind, position) select community_id, 51, 2, 51 from (${community}) c
     on conflict do nothing`,
  )
  await owner.query(
    `insert into facility (community_id, id, name, position, lane_no, place, rules, hours, slot_minutes, most_slots, cleaning_minutes,
       places, most_people, price, price_by, deposit, cancel_hours, late_refund_percent, quota_count, quota_per, advance_days, no_show_minutes)
     select c.community_id, gen_random_uuid(), 'bench ' || n, n, 9000000 + n, '', '',
       (select jsonb_agg(jsonb_build_object('weekday', d, 'from', '08:00', 'until', '22:00')) from generate_series(1, 7) d),
       60, 4, 0, 1, 10, 100, 'slot', 0, 24, 50, 0, 'week', 60, 15
     from (${community}) c, generate_series(1, 12) n
     where not exists (select from facility f where f.community_id = c.community_id and f.name = 'bench 1')`,
  )
  await owner.query(
    `insert into facility_booking (community_id, id, facility_id, household_id, starts_at, ends_at, state, lane_no, people, price, deposit,
       cancel_by, late_refund_percent, fee_due, code, source, made_by_name)
     select f.community_id, gen_random_uuid(), f.id, h.id, t, t + interval '1 hour', 'booked', f.lane_no * 64, 2, 100, 0, t, 50, 100,
       'B' || f.position || to_char(t, 'YYMMDDHH24'), 'desk', ''
     from facility f, generate_series(-60, 29) d, generate_series(0, 13) o,
       lateral (select (date_trunc('day', now() at time zone 'Asia/Taipei') + d * interval '1 day' + (8 + o) * interval '1 hour')
         at time zone 'Asia/Taipei' as t) at,
       lateral (select id from household where community_id = f.community_id and not is_virtual
         order by id offset (f.position * 7 + d + o + 67) % 50 limit 1) h
     where f.name like 'bench %' and o % 4 <> 3
       and not exists (select from facility_booking b where b.community_id = f.community_id and b.facility_id = f.id)`,
  )
}

/** The grid of a week for twelve facilities: what the page asks when it opens. */
export async function measureFacilityWeek(stage: Stage): Promise<Line[]> {
  await fill(stage)
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  return besideBareRoute(stage, {
    job: 'the week of 12 facilities, three hours in four booked',
    path: `/api/v1/Facility/Booking/Week?From=${today}`,
    goal: 0.5,
    p99: 50,
    rate: 10,
  })
}
