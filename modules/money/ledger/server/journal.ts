import type { Lease } from '#platform/server/database.ts'
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

/** Two spaces and semicolons mean something to readers of plain-text journals. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll(';', '；')

const lines = `select e.id, e.day::text as day, e.kind, l.number, a.name, l.amount::float8 as amount, h.label
  from ledger_entry e join ledger_line l on l.entry_id = e.id
  join ledger_account a on a.number = l.number left join household h on h.id = l.household_id
  where e.day >= $1::date and e.day < $1::date + interval '1 month' order by e.day, e.at, e.id, l.position`

/** All entries as a plain-text journal that hledger and its like read, the oldest first, read month by month; amounts are whole NT$. */
export async function journalOf(lease: Lease): Promise<Buffer> {
  const months = await lease.query<{ month: string }>(
    `select distinct date_trunc('month', day)::date::text as month from ledger_entry order by 1`,
  )
  const pieces: Buffer[] = []
  for (const { month } of months) pieces.push(Buffer.from(textOf(await lease.query<Row>(lines, [month]))))
  return Buffer.concat(pieces)
}

function textOf(rows: readonly Row[]): string {
  let entry = ''
  const text = rows.map(({ id, day, kind, number, name, amount, label }) => {
    const head = id === entry ? '' : `${entry && '\n'}${day} ${kind}  ; ${id}\n`
    entry = id
    const account = [roots[kindOf(number)], `${number} ${plain(name)}`, label && plain(label)]
    return `${head}    ${account.filter(Boolean).join(':')}  TWD ${amount}\n`
  })
  return `${text.join('')}\n`
}
