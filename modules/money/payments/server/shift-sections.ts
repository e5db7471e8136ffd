import type { ShiftSection } from '#platform/server/shift-section.ts'
import { balanceOf, bookAccounts } from '#modules/money/ledger/server/public.ts'

interface Held {
  id: string
  name: string
  sum: number
  since: Date
}

// What lies in the drawer by the books, and since when something moved it last.
const held = `
  select (select min(id::text) from ledger_account a, lateral (select e.id from ledger_entry e join ledger_line l on l.entry_id = e.id
      where l.number = a.number order by e.at desc limit 1) last where a.number = $1) as id,
    (select name from ledger_account where number = $1) as name, coalesce(sum(l.amount), 0)::float8 as sum, max(e.at) as since
  from ledger_line l join ledger_entry e on e.id = l.entry_id where l.number = $1`

/** The cash of fees in the drawer as one sum, which both shifts sign. */
export const shiftSections: readonly ShiftSection[] = [
  {
    name: 'feeCash',
    cash: (lease) => balanceOf(lease, bookAccounts.deskCash),
    open: async (lease) => {
      const rows = await lease.query<Held & Record<string, unknown>>(held, [bookAccounts.deskCash])
      return rows
        .filter(({ sum }) => sum !== 0)
        .map(({ id, name, sum, since }) => ({
          id,
          serialNumber: '',
          householdId: null,
          label: '',
          name,
          kindName: '管理費現金',
          shelfPosition: '',
          note: '',
          money: sum,
          arrivedAt: since,
        }))
    },
  },
]
