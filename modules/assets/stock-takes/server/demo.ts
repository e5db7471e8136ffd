import type { Demo } from '#platform/server/manifest.ts'

const day = 86_400_000
/** Asset, result. */
const past = [
  ['WS-P-01', 'found'],
  ['WS-P-02', 'found'],
  ['W-001', 'found'],
  ['W-010', 'found'],
] as const
const now = [
  ['F-100', 'found'],
  ['F-001', 'found'],
  ['F-010', 'found'],
] as const

/** A stock-take of the demo community that is over, and one that goes on. */
export const demo: Demo = ({ now: today, communityId, clerk, idOf }) => {
  const ago = (days: number) => new Date(today.getTime() - days * day)
  const line = (take: string, at: Date) => (row: readonly [displayId: string, result: string]) => ({
    communityId,
    takeId: idOf(take),
    assetId: idOf(`asset ${row[0]}`),
    result: row[1],
    quantity: 1,
    knownQuantity: 1,
    knownPlace: '',
    place: '',
    note: '',
    photo: '',
    at,
    countedByName: clerk.name,
  })
  return [
    [
      'stock_take',
      [
        {
          communityId,
          id: idOf('stock take past'),
          name: '給水設備盤點',
          categoryId: idOf('asset category 給水'),
          begunAt: ago(120),
          begunByName: '沈韻如',
          closedAt: ago(119),
          closedByName: '沈韻如',
        },
        {
          communityId,
          id: idOf('stock take now'),
          name: '消防設備年度盤點',
          categoryId: idOf('asset category 消防'),
          begunAt: ago(1),
          begunByName: '沈韻如',
          closedAt: null,
          closedByName: '',
        },
      ],
    ],
    [
      'stock_take_line',
      [...past.map(line('stock take past', ago(119))), ...now.map(line('stock take now', ago(0.5)))],
    ],
  ]
}
