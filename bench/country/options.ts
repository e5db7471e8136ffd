import { serviceNames } from '#modules/communities/communities/services.ts'
import { defaultAccounts } from '#modules/money/ledger/server/defaults.ts'
import { defaultDepositKinds } from '#modules/parcels/deposits/server/defaults.ts'
import {
  defaultCouriers,
  defaultKinds,
  defaultPositions,
} from '#modules/parcels/package-settings/server/option-defaults.ts'
import { defaultPledgeKinds, defaultReasons } from '#modules/visitors/visitor-settings/server/defaults.ts'

/** A list as rows of SQL with their place in it, `nth` from 1. */
const rowsOf = (list: readonly object[], columns: string) =>
  `(select *, row_number() over () as nth from jsonb_to_recordset('${JSON.stringify(list).replaceAll("'", "''")}'::jsonb) as given(${columns})) o`

/** The id of the nth choice of a kind, as an expression over t and `nth`. */
export const choiceId = (kind: string, nth: string) =>
  `pg_temp.id_of('${kind} ' || t.number || '.' || ${nth})`

/** What the desks of a batch choose from: every community begins with the product's own defaults. */
export const optionStatements = [
  `insert into community_service (community_id, service_id, kind, position)
   select t.id, s, 1, nth from pg_temp.town t,
     unnest(array[${Object.keys(serviceNames).join(', ')}]) with ordinality as given(s, nth)`,
  `insert into ledger_book (community_id) select id from pg_temp.town`,
  `insert into ledger_account (community_id, number, name, position)
   select t.id, o.number, o.name, o.number
   from pg_temp.town t, ${rowsOf(
     defaultAccounts.map(([number, name]) => ({ number, name })),
     'number smallint, name text',
   )}`,
  `insert into package_kind (community_id, id, name, is_legal, position)
   select t.id, ${choiceId('kind', 'nth')}, o.name, o."isLegal", nth
   from pg_temp.town t, ${rowsOf(defaultKinds, 'name text, "isLegal" boolean')}`,
  `insert into courier (community_id, id, name, short_name, position)
   select t.id, ${choiceId('courier', 'nth')}, o.name, o."shortName", nth
   from pg_temp.town t, ${rowsOf(defaultCouriers, 'name text, "shortName" text')}`,
  `insert into shelf_position (community_id, id, name, temperature, position)
   select t.id, ${choiceId('shelf', 'nth')}, o.name, o.temperature, nth
   from pg_temp.town t, ${rowsOf(defaultPositions, 'name text, temperature smallint')}`,
  `insert into deposit_kind (community_id, number, name, position)
   select t.id, o.number, o.name, nth from pg_temp.town t, ${rowsOf(defaultDepositKinds, 'number smallint, name text')}`,
  `insert into visit_reason (community_id, id, name, position)
   select t.id, ${choiceId('reason', 'nth')}, o.name, nth from pg_temp.town t, ${rowsOf(defaultReasons, 'name text')}`,
  `insert into pledge_kind (community_id, id, name, is_national_id, position)
   select t.id, ${choiceId('pledge', 'nth')}, o.name, o."isNationalId", nth
   from pg_temp.town t, ${rowsOf(defaultPledgeKinds, 'name text, "isNationalId" boolean')}`,
]
