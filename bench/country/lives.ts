import { accountId, householdId, residentId, residentSeed, residentsOf } from './chance.ts'

const eachHousehold = `pg_temp.town t, generate_series(0, t.households - 1) h`
const eachResident = `${eachHousehold}, generate_series(0, ${residentsOf} - 1) p`

/** Blocks of fifteen floors with four units each, as 26 letters allow; a 27th begins with A2. */
const building = `chr(65 + h / 60 % 26) || case when h >= 1560 then (1 + h / 1560)::text else '' end || '棟'`

/** Who lives and works in the communities of a batch. */
export const livesStatements = [
  `insert into household (community_id, id, building, floor, unit, label, building_order, floor_order)
   select t.id, ${householdId}, ${building}, 2 + h % 60 / 4 || 'F', (1 + h % 4)::text,
     ${building} || '-' || 2 + h % 60 / 4 || 'F-' || 1 + h % 4, h / 60, 2 + h % 60 / 4
   from ${eachHousehold}`,
  `insert into resident (community_id, id, household_id, name, mobile, position, is_contact)
   select t.id, ${residentId}, ${householdId}, pg_temp.name_of(${residentSeed}),
     case when p < 2 then '09' || pg_temp.digits(${residentSeed}, 31, 8) else '' end, p, p = 0
   from ${eachResident}`,
  `insert into vehicle (community_id, id, household_id, plate)
   select t.id, pg_temp.id_of('vehicle ' || t.number || '.' || h), ${householdId},
     chr(65 + pg_temp.dice(${seedOf('h')}, 41, 26)) || chr(65 + pg_temp.dice(${seedOf('h')}, 42, 26)) || chr(65 + h % 26)
       || '-' || pg_temp.digits(${seedOf('h')}, 43, 4)
   from ${eachHousehold} where pg_temp.dice(${seedOf('h')}, 44, 10) < 6`,
  `insert into card (community_id, id, code, canonical_uid)
   select t.id, pg_temp.id_of('card ' || t.number || '.' || h), uid, uid
   from ${eachHousehold}, lateral (select upper(lpad(to_hex(h * 131071 + t.number % 131071), 8, '0')) as uid) c`,
  `insert into card_household (community_id, card_id, household_id, bound_by_name)
   select t.id, pg_temp.id_of('card ' || t.number || '.' || h), ${householdId}, '陳怡君' from ${eachHousehold}`,
  `insert into phone (community_id, id, household_id, resident_id, serial, bound_by_name)
   select t.id, pg_temp.id_of('phone ' || t.number || '.' || h), ${householdId}, pg_temp.id_of('resident ' || t.number || '.' || h || '.0'),
     upper(substr(md5('phone ' || t.number || '.' || h), 1, 16)), '陳怡君'
   from ${eachHousehold} where h % 2 = 0`,
]

function seedOf(variable: string): string {
  return `t.number * 100000::bigint + ${variable}`
}

/** The communities of a batch, with three accounts each: a manager and two at the desk. */
export const communityStatements = [
  `insert into community (id, name, created_at) select t.id, t.name, t.now - interval '700 days' from pg_temp.town t`,
  ...(
    [
      ['manager', `'auth_1' || lpad(t.number::text, 9, '0')`, '沈韻如', 'manager', 'admin'],
      ['desk a', `'desk' || t.number || 'a'`, '陳怡君', 'plain', 'desk'],
      ['desk b', `'desk' || t.number || 'b'`, '林志明', 'plain', 'desk'],
    ] as const
  ).flatMap(([who, name, shown, kind, role]) => [
    `insert into account (id, name, password_hash, display_name, kind, is_demo)
     select ${accountId(who)}, ${name}, t.password_hash, '${shown}', '${kind}', true from pg_temp.town t`,
    `insert into membership (community_id, account_id, role) select t.id, ${accountId(who)}, '${role}' from pg_temp.town t`,
  ]),
]
