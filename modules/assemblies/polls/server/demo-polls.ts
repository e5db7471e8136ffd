import type { Weight } from '../shapes.ts'

/** A poll of the demo community. Days are counted from now; `shares` says how much of a hundred each candidate gets. */
export interface Sample {
  name: string
  title: string
  content: string
  isSecret: boolean
  weight: Weight
  maxChoices: number
  buildings: string[]
  candidates: readonly (readonly [name: string, note: string])[]
  from: number
  until: number
  isPublished: boolean
  votes: number
  shares: readonly number[]
  comments: readonly (readonly [label: string, body: string, hidden: string])[]
}

/** Open, named. */
export const gym: Sample = {
  name: 'gym',
  title: '健身房開放時間延長到 24:00',
  content: '目前 06:00–22:00。延長後每月電費約增 NT$2,400，由公設收入支應。',
  isSecret: false,
  weight: 'household',
  maxChoices: 1,
  buildings: [],
  candidates: [
    ['贊成，每天到 24:00', ''],
    ['只在週五、週六延長', ''],
    ['維持 22:00', ''],
  ],
  from: -6,
  until: 2,
  isPublished: true,
  votes: 124,
  shares: [57, 27, 16],
  comments: [
    ['B棟-9F-4', '晚上十點後請關音樂，5F 聽得到震動。', ''],
    ['A棟-3F-2', '支持，下班都九點了。希望加裝緊急按鈕。', ''],
    ['C棟-6F-1', '某戶每次都用到最晚，器材不歸位。', '指名住戶'],
    ['C棟-12F-3', '值班人力怎麼排？先試辦三個月比較好。', ''],
    ['A棟-12F-3', '電費 NT$2,400 可接受，門禁記錄要留。', ''],
    ['B棟-2F-1', '週末延長就好，平日維持。', ''],
  ],
}

/** Done, secret. */
export const satisfaction: Sample = {
  name: 'satisfaction',
  title: '年度住戶滿意度',
  content: '請就今年整體的管理服務選一項。結果提下次管理委員會參考。',
  isSecret: true,
  weight: 'household',
  maxChoices: 1,
  buildings: [],
  candidates: [
    ['很滿意', ''],
    ['滿意', ''],
    ['普通', ''],
    ['不滿意', ''],
  ],
  from: -40,
  until: -26,
  isPublished: true,
  votes: 103,
  shares: [31, 42, 19, 8],
  comments: [],
}

/** Not published yet: it is still being written. */
export const lights: Sample = {
  name: 'lights',
  title: '中庭聖誕燈飾樣式',
  content: '預算 NT$38,000，12 月 10 日前裝設。每戶最多選兩款。',
  isSecret: true,
  weight: 'household',
  maxChoices: 2,
  buildings: [],
  candidates: [
    ['暖白星光串', '沿樹幹與步道，22:00 自動關閉'],
    ['彩色聖誕樹', '高 3 公尺，放在中庭水池旁'],
    ['不裝燈，改辦晚會', ''],
  ],
  from: 3,
  until: 12,
  isPublished: false,
  votes: 0,
  shares: [],
  comments: [],
}
