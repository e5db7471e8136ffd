import type { Demo } from '#platform/server/manifest.ts'

const hour = 3_600_000

/** Number, title, place, asset, state, supplier (of its own demo), hours ago, cost, source, what happened. */
const cases = [
  [
    231,
    '2 號揚水泵　泵側軸承振動',
    'B2 機房',
    'WS-P-02',
    'quoting',
    0,
    144,
    null,
    'check',
    ['reported', 'assigned', 'offered', 'offered'],
  ],
  [238, '東側門關不緊', '1F 東側門', 'D-004', 'working', null, 50, null, 'desk', ['reported', 'assigned']],
  [241, 'B1 樓梯間燈不亮', 'B1 A 梯', null, 'reported', null, 5, null, 'wall', ['reported']],
  [
    236,
    'C棟電梯 2 門機異音',
    'C棟',
    'L-006',
    'done',
    1,
    70,
    6200,
    'desk',
    ['reported', 'assigned', 'finished'],
  ],
  [
    219,
    '發電機電瓶更換',
    'B1 發電機房',
    'E-001',
    'accepted',
    0,
    900,
    8600,
    'check',
    ['reported', 'assigned', 'finished', 'accepted'],
  ],
] as const

/** Repairs of the demo community, one in each state. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId }) => {
  const reporterOf = (source: string) =>
    ({ wall: '現場掃碼', check: '永順機電 張家銘' })[source] ?? clerk.name
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  return [
    [
      'repair_case',
      cases.map(([number, title, place, asset, state, supplier, hours, cost, source]) => ({
        communityId,
        id: idOf(`repair ${number}`),
        number,
        title,
        detail:
          number === 231
            ? '保養「揚水泵月保養」檢查未通過：泵側軸承振動，7.4 mm/s，超過上限 4.5 mm/s；聯軸器側有異音'
            : '',
        place,
        assetId: asset ? idOf(`asset ${asset}`) : null,
        source,
        householdId: source === 'wall' ? householdId('A棟-5F-2') : null,
        reporterName: source === 'wall' ? '蔡淑芬' : '',
        reporterPhone: source === 'wall' ? '0928471635' : '',
        photos: [],
        state,
        stateSince: ago(hours * 0.6),
        supplierId: supplier === null ? null : idOf(`supplier ${supplier}`),
        assigneeByName: number === 238 ? '林志明' : '',
        cost,
        reportedAt: ago(hours),
        reportedByName: reporterOf(source),
      })),
    ],
    [
      'repair_offer',
      [
        [0, 26_800, '換軸承、對心，保固一年'],
        [3, 31_500, '含聯軸器'],
      ].map(([supplier, amount, note]) => ({
        communityId,
        id: idOf(`repair offer ${supplier}`),
        caseId: idOf('repair 231'),
        supplierId: idOf(`supplier ${supplier}`),
        amount,
        note,
        addedAt: ago(40),
        addedByName: clerk.name,
      })),
    ],
    [
      'repair_step',
      cases.flatMap(([number, , , , , , hours, , source, acts]) =>
        acts.map((act, nth) => ({
          communityId,
          id: idOf(`repair step ${number} ${nth}`),
          caseId: idOf(`repair ${number}`),
          act,
          note: '',
          photos: [],
          at: ago(hours * (1 - nth * 0.13)),
          actedByName:
            act === 'reported'
              ? reporterOf(source)
              : act === 'assigned' || act === 'accepted'
                ? '林志豪'
                : clerk.name,
        })),
      ),
    ],
  ]
}
