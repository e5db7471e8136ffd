import type { Demo } from '#platform/server/manifest.ts'

/** Name, kind, unit, account; then the days of its rates with each in 1/100 NT$. */
const items = [
  [
    '管理費',
    'area',
    'ping',
    4101,
    [
      ['2024-01-01', 8000],
      ['2025-01-01', 8500],
    ],
  ],
  ['汽車位清潔費', 'car', 'any', 4102, [['2024-01-01', 50_000]]],
  ['機車位清潔費', 'motorcycle', 'each', 4102, [['2024-01-01', 10_000]]],
  ['公共電費分攤', 'shared', 'area', 4199, []],
  ['垃圾代運費', 'household', 'each', 4199, [['2027-01-01', 6000]]],
  ['磁扣工本費', 'once', 'each', 4199, [['2023-07-01', 15_000]]],
  ['委員折扣', 'discount', 'each', 4101, [['2026-03-01', 50_000]]],
] as const

const committee = ['A棟-12F-3', 'A棟-7F-2', 'B棟-3F-1', 'B棟-9F-2', 'C棟-4F-3']

/** The items of the demo community with their rates; the electricity of the last months, shared. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId }) => {
  const by = { addedByName: clerk.name }
  const itemId = (name: string) => idOf(`fee item ${name}`)
  const rate = (name: string, fromDay: string, amount: number) => ({
    communityId,
    id: idOf(`fee rate ${name} ${fromDay}`),
    feeItemId: itemId(name),
    building: '',
    fromDay,
    amount,
    addedAt: new Date(Date.parse(`${fromDay}T00:00:00+08:00`) - 20 * 86_400_000),
    addedBy: clerk.accountId,
    ...by,
  })
  const months = [6, 5, 4, 3, 2, 1, 0].map((back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10),
  )
  return [
    [
      'fee_item',
      items.map(([name, kind, unit, accountNumber], position) => ({
        communityId,
        id: itemId(name),
        name,
        kind,
        unit,
        accountNumber,
        position,
      })),
    ],
    [
      'fee_rate',
      [
        ...items.flatMap(([name, , , , rates]) => rates.map(([day, amount]) => rate(name, day, amount))),
        ...months.map((month, nth) => rate('公共電費分攤', month, 2_614_000 + ((nth * 37) % 11) * 91_300)),
      ],
    ],
    [
      'fee_item_household',
      committee.map((label) => ({
        communityId,
        id: idOf(`fee item 委員折扣 ${label}`),
        feeItemId: itemId('委員折扣'),
        householdId: householdId(label),
        note: '',
        addedAt: now,
        ...by,
      })),
    ],
  ]
}
