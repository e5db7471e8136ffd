import { defaultCouriers } from '#modules/parcels/package-settings/server/option-defaults.ts'
import { accountId, householdId, residentId, residentSeed, residentsOf } from './chance.ts'
import { choiceId } from './options.ts'

const seed = 't.number * 10000000::bigint'

/**
 * Package n of a community, 0 is the newest. Two of three come in pairs for one household (g is the pair's newer one)
 * and are fetched together. They spread over one to twelve months, from eight in the morning to nine in the evening.
 */
const placed = `
  select t.*, n, g, h, p, is_known, arrived_at, waits, case when not waits then fetched_at end as fetched_at
  from pg_temp.town t
  cross join lateral (select interval '1 day' * least(365, greatest(30, t.packages * 3 / t.households)) / greatest(t.packages, 1) as pace) s
  cross join generate_series(t.first, least(t.packages, t.until) - 1) n
  cross join lateral (select n - case when n % 3 = 1 then 1 else 0 end as g) pair
  cross join lateral (select pg_temp.dice(${seed} + g, 51, t.households) as h) home
  cross join lateral (select pg_temp.dice(${seed} + n, 52, ${residentsOf}) as p, pg_temp.dice(${seed} + n, 53, 10) < 8 as is_known) who
  cross join lateral (select t.now - n * pace as even_at, t.now - g * pace as even_pair_at) even
  cross join lateral (select ${dayTime('even_at')} as arrived_at, ${dayTime('even_pair_at')} as pair_at) came
  cross join lateral (select pg_temp.dice(${seed} + g, 54, 1000) < case
    when even_pair_at > t.now - interval '6 hours' then 700 when even_pair_at > t.now - interval '30 hours' then 500
    when even_pair_at > t.now - interval '54 hours' then 400 when even_pair_at > t.now - interval '7 days' then 180
    when even_pair_at > t.now - interval '13 days' then 60 else 0 end as waits) w
  cross join lateral (select least(t.now, pair_at + interval '1 minute' * (20 + pg_temp.dice(${seed} + g, 55, 2400))) as fetched_at) f`

/** An even time put between eight and nine in the evening of its day in Taipei, never later than now. */
function dayTime(even: string): string {
  const day = `date_trunc('day', ${even}, 'Asia/Taipei')`
  return `least(t.now, ${day} + interval '8 hours' + (${even} - ${day}) * (13.0 / 24))`
}

const handOverId = `pg_temp.timed_id(fetched_at, 'hand-over ' || t.number || '.' || g)`

const packages = `
  insert into package (community_id, id, serial_number, household_id, recipient_id, recipient_name, kind_id, courier_id,
    temperature, tracking_number, shelf_position, in_person_only, arrived_at, arrived_by, arrived_by_name, hand_over_id, handed_over_at)
  select t.id, pg_temp.timed_id(arrived_at, 'package ' || t.number || '.' || n), 1 + (t.packages - 1 - n) % 9999, ${householdId},
    case when is_known then ${residentId} end, case when is_known then pg_temp.name_of(${residentSeed}) else '' end,
    ${choiceId('kind', `(1 + pg_temp.dice(${seed} + n, 61, 5))`)},
    ${choiceId('courier', `(1 + pg_temp.dice(${seed} + n, 62, ${defaultCouriers.length}))`)},
    case pg_temp.dice(${seed} + n, 63, 20) when 0 then 1 when 1 then 2 else 0 end, pg_temp.digits(${seed} + n, 64, 12),
    case when waits then 'B-0' || 1 + pg_temp.dice(${seed} + n, 65, 6) else '' end,
    is_known and pg_temp.dice(${seed} + n, 66, 40) = 0, arrived_at, ${accountId('desk a')}, '陳怡君',
    case when not waits then ${handOverId} end, fetched_at
  from (${placed}) t`

const handOvers = `
  insert into package_hand_over (community_id, id, at, account_id, account_name, receive_type)
  select t.id, ${handOverId}, fetched_at, ${accountId('desk b')}, '林志明', pg_temp.dice(${seed} + g, 71, 4)
  from (${placed}) t where n = g and not waits`

const serials = `
  insert into serial_counter (community_id, name, last)
  select t.id, 'package', 1 + (t.packages - 1) % 9999 from pg_temp.town t where t.packages > 0`

/** Three visits a household in the last month; whoever came in the last hour is inside. */
const visitors = `
  insert into visitor (community_id, id, household_id, name, people, reason, reason_id, target, plate, plate_key, arrived_at,
    arrived_how, arrived_by_name, created_at, created_by_name, left_at, left_how, left_by_name)
  select t.id, pg_temp.timed_id(at, 'visitor ' || t.number || '.' || v), ${householdId},
    substr(pg_temp.name_of(${seed} + v), 1, 1) || '先生', 1 + v % 3, '親友來訪', ${choiceId('reason', '1')}, 'household',
    plate, plate, at, 'desk', '陳怡君', at, '陳怡君',
    case when v > 0 then at + interval '40 minutes' end, case when v > 0 then 'normal' end, case when v > 0 then '林志明' else '' end
  from pg_temp.town t, generate_series(0, t.households * 3) v
  cross join lateral (select pg_temp.dice(${seed} + v, 81, t.households) as h,
    t.now - interval '50 minutes' - v * interval '30 days' / (t.households * 3) as at,
    case when v % 4 = 0 then 'AB' || chr(65 + v % 26) || pg_temp.digits(${seed} + v, 82, 4) else '' end as plate) g`

/** The packages of a batch from `first` on and before `until`, and their hand-overs. */
export const packageStatements = [handOvers, packages]

/** What else came and went at the desks of a batch. */
export const dailyStatements = [serials, visitors]
