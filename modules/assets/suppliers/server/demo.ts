import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'

const day = 86_400_000

/** Name, tax number, types, district, address, telephone, person, title, mobile, and the days until contract, insurance and licence end (null: none). */
export const demoSuppliers = [
  [
    '永順機電',
    '69654541',
    [3, 4],
    '三重區',
    '重新路五段 609 巷 12 號',
    '0229993180',
    '張家銘',
    '領班',
    '0912805316',
    214,
    3,
    null,
  ],
  [
    '崇安電梯',
    '54809906',
    [1],
    '中和區',
    '中正路 866 號 7 樓',
    '0282265590',
    '陳冠宇',
    '保養課長',
    '0933718264',
    124,
    300,
    64,
  ],
  [
    '永安消防',
    '45735457',
    [2],
    '板橋區',
    '文化路二段 182 巷 3 號',
    '0282580119',
    '許文雄',
    '消防設備師',
    '0955017423',
    21,
    181,
    402,
  ],
  [
    '三和停車設備',
    '83117699',
    [9],
    '新莊區',
    '中正路 514 之 8 號',
    '0229907725',
    '林哲安',
    '技師',
    '0928446105',
    88,
    150,
    null,
  ],
  [
    '淨源環保',
    '40350410',
    [11, 4],
    '土城區',
    '中央路三段 89 號',
    '0222603377',
    '吳佩珊',
    '排班',
    '0970225864',
    -6,
    40,
    20,
  ],
  ['喬木健身維修', '', [12], '永和區', '', '0229201456', '鄭凱文', '', '0981337290', null, null, null],
] as const

/** The suppliers of the demo community, with contracts that run, end soon, and have ended. */
export const demo: Demo = ({ now, communityId, idOf }) => {
  const dayIn = (days: number) => dayOf(new Date(now.getTime() + days * day))
  const addedAt = new Date(now.getTime() - 800 * day)
  const paper = (nth: number, kind: string, title: string, days: number | null, amount: number | null) =>
    days === null
      ? []
      : [
          {
            communityId,
            id: idOf(`supplier paper ${nth} ${kind}`),
            supplierId: idOf(`supplier ${nth}`),
            kind,
            title,
            number: kind === 'contract' ? `${115 - (nth % 2)}-${String(nth + 1).padStart(3, '0')}` : '',
            startDay: dayIn(days - 364),
            endDay: dayIn(days),
            remindDays: 30,
            amount,
            note: '',
            toldFor: dayIn(days),
          },
        ]
  return [
    [
      'supplier',
      demoSuppliers.map(([name, taxId, typeIds, areaName, address, phone, person, title, mobile], nth) => ({
        communityId,
        id: idOf(`supplier ${nth}`),
        name,
        taxId,
        typeIds,
        cityName: '新北市',
        areaName,
        address,
        phone,
        mail: '',
        note: nth === 0 ? '夜間叫修加收 NT$1,200；假日由值班技師處理。' : '',
        contacts: [{ name: person, title, phone: mobile, mail: '' }],
        addedAt,
      })),
    ],
    [
      'supplier_paper',
      demoSuppliers.flatMap((row, nth) => [
        ...paper(nth, 'contract', '年度保養合約', row[9], 48_000 + nth * 36_000),
        ...paper(nth, 'insurance', '公共意外責任險', row[10], null),
        ...paper(nth, 'licence', '專業證照', row[11], null),
      ]),
    ],
    [
      'supplier_rating',
      [0, 1, 2, 3, 4].flatMap((nth) =>
        [5, 4, nth === 4 ? 3 : 5].map((stars, which) => ({
          communityId,
          id: idOf(`supplier rating ${nth} ${which}`),
          supplierId: idOf(`supplier ${nth}`),
          stars,
          about: '定期保養',
          at: new Date(now.getTime() - (which * 90 + 20) * day),
          ratedByName: '林志豪',
        })),
      ),
    ],
  ]
}
