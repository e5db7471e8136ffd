import type { Lease } from '#platform/server/database.ts'

export interface Balance {
  number: number
  name: string
  isRetired: boolean
  /** Before `from`; whole NT$, debits positive. */
  opening: number
  debit: number
  credit: number
}

/** Every account with what was booked to it from one day to another, both included; retired ones where something moved. */
export const balances = (lease: Lease, { from, to }: { from: string; to: string }): Promise<Balance[]> =>
  lease.query<Balance>(
    `with moved as (
       select l.number, sum(l.amount) filter (where e.day < $1) as opening,
         sum(l.amount) filter (where e.day >= $1 and l.amount > 0) as debit,
         -sum(l.amount) filter (where e.day >= $1 and l.amount < 0) as credit
       from ledger_entry e join ledger_line l on l.entry_id = e.id where e.day <= $2 group by l.number)
     select a.number, a.name, a.retired_at is not null as "isRetired", coalesce(m.opening, 0)::float8 as opening,
       coalesce(m.debit, 0)::float8 as debit, coalesce(m.credit, 0)::float8 as credit
     from ledger_account a left join moved m on m.number = a.number
     where a.retired_at is null or m.number is not null order by a.number / 1000, a.position, a.number`,
    [from, to],
  )

/** What an account holds over all days: whole NT$, debits positive. */
export async function balanceOf(lease: Lease, number: number): Promise<number> {
  const [row] = await lease.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::float8 as sum from ledger_line where number = $1',
    [number],
  )
  return row?.sum ?? 0
}
