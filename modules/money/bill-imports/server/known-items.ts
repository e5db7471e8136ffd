import type { Lease } from '#platform/server/database.ts'
import type { ImportRow } from './tables.ts'

/** What an item of a file is booked as. */
export interface KnownItem {
  name: string
  kind: 'item' | 'discount' | 'fine'
  feeItemId: string | null
  accountNumber: number
  /** Among the fee items, or on bills of the last runs. */
  isKnown: boolean
}

// A fee item of the name, else what the last runs had under it, else income of fees. What an opening run has is no income.
const known = `
  with recent as (
    select id from billing_run where provider = $2 and fee_type = $3 and state <> 'withdrawn' and source <> 'opening'
    order by starts_on desc, added_at desc limit 3),
  lines as (
    select distinct on (l.name) l.name, l.kind, l.fee_item_id, l.account_number
    from recent join bill b on b.run_id = recent.id join bill_line l on l.bill_id = b.id
    join ledger_account a on a.number = l.account_number and a.retired_at is null
    where l.name = any($1) and l.kind <> 'arrears' order by l.name, b.id desc)
  select n.name, coalesce(case when i.kind in ('discount', 'fine') then i.kind when i.id is not null then 'item' end, l.kind, 'item') as kind,
    coalesce(i.id, l.fee_item_id) as "feeItemId", coalesce(i.account_number, l.account_number, 4101)::int as "accountNumber",
    i.id is not null or l.name is not null as "isKnown"
  from unnest($1::text[]) with ordinality as n (name, nth)
  left join fee_item i on i.name = n.name and i.fee_type = $3 and i.retired_at is null
  left join lines l on l.name = n.name order by n.nth`

/** What each item is booked as, in the order of the names. */
export const knownItems = (
  lease: Lease,
  { provider, feeType }: Pick<ImportRow, 'provider' | 'feeType'>,
  names: readonly string[],
): Promise<KnownItem[]> => lease.query<KnownItem & Record<string, unknown>>(known, [names, provider, feeType])
