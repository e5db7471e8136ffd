import type { Demo } from '#platform/server/manifest.ts'

/** Name, unit, category, place, safe stock, price, and what came and went: days ago, how much, what for. */
const rows = [
  [
    'LED 燈管 4 尺',
    '支',
    '電力',
    'B1 倉庫 A 架',
    20,
    120,
    [
      [200, 60, ''],
      [120, -18, '地下室更換'],
      [40, -24, 'C棟梯間更換'],
      [6, -6, '大廳更換'],
    ],
  ],
  [
    '緊急照明電池',
    '顆',
    '消防',
    'B1 倉庫 A 架',
    10,
    380,
    [
      [180, 20, ''],
      [60, -6, '消檢更換'],
    ],
  ],
  [
    '揚水泵機械軸封',
    '組',
    '給水',
    'B2 機房櫃',
    2,
    3200,
    [
      [300, 3, ''],
      [110, -2, '機械軸封更換'],
    ],
  ],
  [
    '軸承 6308',
    '顆',
    '給水',
    'B2 機房櫃',
    2,
    850,
    [
      [300, 4, ''],
      [116, -2, '更換軸承'],
    ],
  ],
  [
    '空調濾網',
    '片',
    '空調',
    'B1 倉庫 B 架',
    8,
    260,
    [
      [150, 24, ''],
      [90, -8, '季保養'],
      [5, -8, '季保養'],
    ],
  ],
  [
    '發電機機油',
    '公升',
    '發電機',
    '發電機室',
    18,
    190,
    [
      [260, 36, ''],
      [80, -18, '年保養換油'],
    ],
  ],
  [
    '感應磁扣',
    '個',
    '門禁監視',
    '1F 櫃台',
    50,
    60,
    [
      [90, 200, ''],
      [30, -72, '發給住戶'],
    ],
  ],
  [
    '垃圾袋 120L',
    '包',
    '其他',
    'B1 倉庫 C 架',
    30,
    145,
    [
      [60, 80, ''],
      [20, -40, '清潔'],
      [3, -22, '清潔'],
    ],
  ],
] as const
const used: Readonly<Record<string, string>> = {
  揚水泵機械軸封: 'WS-P-02',
  '軸承 6308': 'WS-P-02',
  空調濾網: 'A-003',
  發電機機油: 'E-001',
}

/** What the demo community uses up, with what came and went. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const lines = rows.flatMap(([name, , , , , , moves]) => {
    let stock = 0
    return moves.map(([days, quantity, reason], nth) => {
      stock += quantity
      return {
        communityId,
        id: idOf(`consumable ${name} ${nth}`),
        consumableId: idOf(`consumable ${name}`),
        kind: quantity > 0 ? 'received' : 'issued',
        quantity,
        stockAfter: stock,
        assetId: quantity < 0 && used[name] ? idOf(`asset ${used[name]}`) : null,
        reason,
        at: new Date(now.getTime() - days * 86_400_000),
        accountId: clerk.accountId,
        accountName: clerk.name,
      }
    })
  })
  return [
    [
      'consumable',
      rows.map(([name, unit, category, place, safeStock, unitPrice, moves]) => ({
        communityId,
        id: idOf(`consumable ${name}`),
        name,
        unit,
        categoryId: idOf(`asset category ${category}`),
        place,
        stock: moves.reduce((sum, [, quantity]) => sum + quantity, 0),
        safeStock,
        unitPrice,
      })),
    ],
    ['consumable_line', lines],
  ]
}
