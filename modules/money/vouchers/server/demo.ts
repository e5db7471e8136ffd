import { bookAccounts } from '#modules/money/ledger/server/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { linesOf } from './booking.ts'

const { pettyCash, bank, opening } = bookAccounts
const day = 86_400_000

/** Of each of the last months: kind, account, category, amount, with whom, what for, and on which day. */
const monthly = [
  ['income', bank, 4101, 612_480, '', '管理費入帳', 12],
  ['expense', bank, 5103, 168_000, '永安保全股份有限公司', '駐衛保全服務費', 5],
  ['expense', bank, 5102, 52_000, '潔淨環境有限公司', '清潔服務費', 5],
  ['expense', bank, 5105, 14_700, '三和電梯工程', '電梯保養 3 部', 8],
  ['expense', bank, 5101, 38_214, '台灣電力公司', '公共電費', 18],
  ['transfer', bank, pettyCash, 5000, '', '補足零用金', 2],
  ['expense', pettyCash, 5106, 860, '文采文具行', '影印紙 5 包、碳粉', 9],
  ['expense', pettyCash, 5104, 1450, '光明水電行', '更換 B1 感應燈 2 盞', 15],
  ['income', pettyCash, 4103, 1200, '黃先生', '交誼廳使用費', 20],
] as const

/** The cash book of the demo community: what it began with, and the last six months; two years where fees have books. */
export const demo: Demo = ({ now, withBooks, communityId, clerk, idOf }) => {
  const months = Array.from({ length: withBooks ? 24 : 6 }, (_, nth) => nth).toReversed()
  const kept = monthly.filter(([, , against]) => !withBooks || against !== 4101)
  const written = [
    [
      'income',
      bank,
      opening,
      2_350_000,
      '',
      '銀行存款期初餘額',
      dayOf(new Date(now.getTime() - (withBooks ? 745 : 200) * day)),
    ] as const,
    ...months.flatMap((months) =>
      kept.map(([kind, money, against, amount, party, note, nth]) => {
        const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, nth))
        return [kind, money, against, amount, party, note, first.toISOString().slice(0, 10)] as const
      }),
    ),
  ]
    .filter((row) => row[6] < dayOf(now))
    .sort((row, other) => row[6].localeCompare(other[6]))
  const numbers = new Map<string, number>()
  const rows = written.map(([kind, moneyNumber, againstNumber, amount, party, note, on], nth) => {
    const year = on.slice(0, 4)
    const number = (numbers.get(year) ?? 0) + 1
    numbers.set(year, number)
    const id = idOf(`voucher ${nth}`)
    const at = new Date(`${on}T10:${String(nth % 60).padStart(2, '0')}:00+08:00`)
    return {
      id,
      entry: idOf(`voucher entry ${nth}`),
      year: Number(year),
      number,
      kind,
      at,
      on,
      moneyNumber,
      againstNumber,
      amount,
      party,
      note,
    }
  })
  const by = { accountId: clerk.accountId, accountName: clerk.name }
  return [
    [
      'voucher',
      rows.map(({ entry: _, on, at, ...row }) => ({
        communityId,
        ...row,
        at,
        day: on,
        addedAt: at,
        addedBy: clerk.accountId,
        addedByName: clerk.name,
      })),
    ],
    [
      'ledger_entry',
      rows.map(({ id, entry, at, on }) => ({
        communityId,
        id: entry,
        day: on,
        kind: 'voucher',
        sourceId: id,
        at,
        ...by,
      })),
    ],
    [
      'ledger_line',
      rows.flatMap(({ entry, ...row }) =>
        linesOf({ ...row, day: row.on }).map((line, nth) => ({
          communityId,
          entryId: entry,
          position: nth + 1,
          ...line,
        })),
      ),
    ],
    ['serial_counter', [...numbers].map(([year, last]) => ({ communityId, name: `voucher ${year}`, last }))],
  ]
}
