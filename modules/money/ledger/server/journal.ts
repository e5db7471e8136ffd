import type { Lease } from '#platform/server/database.ts'
import { plainName } from '#platform/server/plain-journal.ts'
import { type AccountKind, kindOf } from '../accounts.ts'

const roots: Readonly<Record<AccountKind, string>> = {
  asset: '資產',
  liability: '負債',
  equity: '餘絀',
  income: '收入',
  expense: '支出',
}

interface Row {
  id: string
  day: string
  kind: string
  number: number
  name: string
  amount: number
  label: string | null
}

// One statement, so that the journal is of one moment.
const lines = `select e.id, e.day::text as day, e.kind, l.number, a.name, l.amount::float8 as amount, h.label
  from ledger_entry e join ledger_line l on l.entry_id = e.id
  join ledger_account a on a.number = l.number left join household h on h.id = l.household_id
  order by e.day, e.at, e.id, l.position`
/** Rows that are fetched at once. */
const some = 5000

/** All entries as a plain-text journal that hledger and its like read, the oldest first; amounts are whole NT$. */
export async function journalOf(lease: Lease): Promise<Buffer> {
  const pieces: Buffer[] = []
  let entry = ''
  await lease.query(`declare journal no scroll cursor for ${lines}`)
  for (let rows: Row[] = []; rows.length || !pieces.length; ) {
    rows = await lease.query<Row & Record<string, unknown>>(`fetch ${some} from journal`)
    pieces.push(Buffer.from(textOf(rows, entry)))
    entry = rows.at(-1)?.id ?? entry
  }
  await lease.query('close journal')
  return Buffer.concat(pieces)
}

/** The lines of entries; `last` is the entry that the rows before ended with. */
function textOf(rows: readonly Row[], last: string): string {
  let entry = last
  return rows
    .map(({ id, day, kind, number, name, amount, label }) => {
      const head = id === entry ? '' : `${entry && '\n'}${day} ${kind}  ; ${id}\n`
      entry = id
      const account = [roots[kindOf(number)], `${number} ${plainName(name)}`, label && plainName(label)]
      return `${head}    ${account.filter(Boolean).join(':')}  TWD ${amount}\n`
    })
    .join('')
}
