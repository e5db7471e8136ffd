import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import type { StoreCategory } from '../contract.ts'

const day = 86_400_000

/** Name, category, telephone, address, hours, note, sponsored, offer, days until it ends. */
const shops: readonly [string, StoreCategory, string, string, string, string, boolean, string, number?][] = [
  [
    '晴川小館',
    'food',
    '02-2758-6611',
    '松信路 92 號',
    '11:00–14:00、17:00–21:00，週一公休',
    '可外送到櫃台',
    true,
    '出示住戶 App 全單九折',
    45,
  ],
  ['松信早餐店', 'food', '02-2758-1234', '松信路 80 號', '05:30–11:30，每天', '', false, ''],
  [
    '阿榮水電行',
    'repair',
    '0932-118-226',
    '永吉路 30 巷 12 號',
    '08:00–20:00，週日公休',
    '漏水與跳電可夜間到府',
    false,
    '免費到府檢查',
    20,
  ],
  ['全安鎖匙', 'repair', '02-2766-0987', '松山路 211 號', '24 小時', '開鎖前會請您出示證件', false, ''],
  [
    '永吉藥局',
    'medical',
    '02-2763-4455',
    '永吉路 168 號',
    '09:00–22:00，每天',
    '可代送慢性處方箋藥品',
    false,
    '',
  ],
  [
    '信義動物醫院',
    'medical',
    '02-2729-3321',
    '松德路 45 號',
    '10:00–21:00，週三公休',
    '',
    false,
    '首次健檢八折',
    -10,
  ],
  [
    '潔潔洗衣',
    'daily',
    '02-2759-7788',
    '松信路 101 號',
    '09:00–21:00，週日公休',
    '可收送到櫃台，隔日取件',
    true,
    '滿 500 元折 50 元',
    60,
  ],
  ['好鄰居超市', 'daily', '02-2758-9000', '松信路 60 號', '07:00–23:00，每天', '', false, ''],
  [
    '小樹美語',
    'learning',
    '02-2747-5566',
    '松隆路 33 號 2 樓',
    '週一至週六 13:00–20:00',
    '',
    false,
    '住戶免報名費',
    30,
  ],
]

/** The shops around the demo community; one of their offers is over. */
export const demo: Demo = ({ now, communityId, idOf }) => [
  [
    'store',
    shops.map(([name, category, phone, address, openingHours, note, isSponsored, title, days], position) => ({
      communityId,
      id: idOf(`store ${name}`),
      name,
      position,
      category,
      phone,
      address,
      openingHours,
      note,
      isSponsored,
      offers: title
        ? [{ title, untilDay: days === undefined ? null : dayOf(new Date(now.getTime() + days * day)) }]
        : [],
    })),
  ],
]
