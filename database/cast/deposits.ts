import type { Temperature } from '#platform/contract/fields.ts'
import { accounts } from './accounts.ts'
import { castId } from './cast-id.ts'
import { qingchuan } from './communities.ts'
import { makeCash } from './cash.ts'
import { Dice } from './dice.ts'
import { deskAt, handOver } from './hand-overs.ts'
import { householdOf } from './households.ts'
import type { PackageRow } from './packages.ts'
import { openMinutes, openMinutesAfter, openMinutesBefore } from './taipei.ts'

const kinds = { 文件: 1, 鑰匙: 2, 食品: 3, 衣物: 4, 現金: 8, 其他: 9 } as const

type Kind = keyof typeof kinds
type Deposit = readonly [
  serial: number,
  openMinutesAgo: number,
  label: string,
  recipient: string,
  payerLabel: string,
  payerName: string,
  kind: Kind,
  position: string,
  note: string,
  /** Minutes of open desk until it was fetched; absent while it waits. */
  waited?: number,
]

/** Whole NT$ that a cash deposit began with, by its serial number. */
const put: Record<number, number> = { 23: 2000, 21: 500, 20: 1200, 18: 2000, 14: 1500 }

const days = (count: number) => count * openMinutes

/** The label of the receiver or payer is '' when it is an outsider. */
const deposits: readonly Deposit[] = [
  [31, 197, 'A棟-12F-3', '', 'B棟-3F-1', '李佩珊', '文件', '信-4', '團購訂購單與收據'],
  [30, 268, 'C棟-2F-3', '楊淑惠', 'C棟-6F-1', '沈耀文', '鑰匙', '信-4', '機車鑰匙'],
  [29, 495, 'A棟-12F-3', '', '', '林太太', '食品', '冰-2', '自製蘿蔔糕'],
  [28, 640, 'B棟-7F-3', '洪佳穎', 'B棟-12F-3', '張雅筑', '衣物', 'C-05', '童裝一袋'],
  [27, 790, 'A棟-8F-1', '陳柏翰', '', '修鎖師傅', '鑰匙', '信-4', '新配鑰匙 2 支'],
  [26, days(1) + 220, 'C棟-10F-4', '郭子晴', 'C棟-11F-4', '許雅婷', '食品', '凍-1', '水餃兩包'],
  [25, days(1) + 560, 'A棟-5F-1', '', 'A棟-8F-1', '葉宜蓁', '其他', 'C-08', '嬰兒推車'],
  [24, days(2) + 140, 'B棟-13F-2', '吳承恩', '', '仲介 許先生', '文件', '信-4', '租約正本'],
  [23, days(2) + 480, 'B棟-3F-1', '李佩珊', 'B棟-3F-1', '李佩珊', '現金', '', '付貨到付款，新竹物流'],
  [22, days(3) + 90, 'A棟-11F-2', '魏美玲', 'A棟-12F-4', '王陳秀英', '食品', '冰-2', '醃蘿蔔一罐'],
  [21, days(4) + 300, 'C棟-3F-1', '徐珮瑜', 'C棟-2F-3', '楊淑惠', '現金', '', '團購分攤'],
  [20, days(5) + 410, '', '家教 林老師', 'B棟-6F-2', '歐陽文萱', '現金', '', '講義費'],
  [19, days(7) + 260, '', '水電行 林師傅', 'A棟-3F-4', '鄭美華', '鑰匙', '信-4', '修水管，用完交回櫃台'],
  [18, days(9) + 520, 'C棟-4F-2', '彭麗娟', 'C棟-4F-2', '彭麗娟', '現金', '', '貨到付款預備金'],
  [17, days(10) + 60, 'A棟-12F-3', '王建民', 'A棟-12F-1', '蘇振華', '其他', 'C-08', '電鑽', 420],
  [16, days(12) + 350, 'B棟-3F-1', '李佩珊', '', '陳小姐', '食品', '冰-2', '芒果一盒', 180],
  [15, days(14) + 130, 'C棟-6F-1', '沈耀文', 'C棟-10F-4', '郭子晴', '文件', '信-4', '管委會提案', 600],
  [14, days(17) + 470, 'A棟-7F-2', '周明德', 'A棟-7F-2', '周明德', '現金', '', '付貨款，餘額退還', days(9)],
  [13, days(20) + 240, 'B棟-2F-4', '何佳蓉', 'B棟-7F-3', '謝士豪', '鑰匙', '信-4', '腳踏車鎖鑰匙', 910],
  [12, days(23) + 330, 'C棟-8F-4', '余曉雯', '', '花店', '其他', 'C-08', '花束', 55],
  [11, days(26) + 80, 'A棟-14F-1', '蔡宗翰', '', '蔡小姐', '衣物', 'C-05', '外套 1 件', 700],
  [10, days(29) + 610, 'B棟-12F-3', '劉家豪', 'B棟-13F-2', '吳承恩', '食品', '冰-1', '牛肉湯', 140],
  [9, days(32) + 290, 'C棟-11F-4', '許雅婷', '', '表姊', '食品', '凍-2', '冷凍鮭魚', 95],
  [8, days(35) + 150, 'A棟-10F-2', '曾俊傑', '', '吳師傅', '鑰匙', '信-4', '工地鑰匙', 330],
  [7, days(39) + 440, 'B棟-5F-3', '黃婉婷', 'B棟-6F-2', '歐陽文萱', '文件', '信-4', '學校通知單', 260],
  [6, days(42) + 370, 'C棟-9F-2', '戴永昌', '', '戴太太', '食品', '冰-1', '粽子 10 顆', 120],
  [5, days(46) + 200, 'A棟-5F-1', '高玉芳', 'A棟-11F-2', '魏美玲', '衣物', 'C-05', '禮服 1 件', 1100],
  [4, days(49) + 530, 'B棟-8F-2', '趙秋香', '', '藥局', '其他', 'C-08', '慢性處方藥', 45],
  [3, days(52) + 110, 'C棟-12F-3', '周阿月', 'C棟-11F-4', '許雅婷', '食品', '冰-2', '雞湯', 65],
  [2, days(55) + 280, 'A棟-12F-1', '蘇怡安', '', '同學', '文件', '信-4', '筆記一本', 510],
  [1, days(58) + 390, 'B棟-9F-4', '許嘉偉', '', '水電行', '鑰匙', '信-4', '水錶箱鑰匙', 230],
]

const communityId = qingchuan.id
const desks = [accounts.desk1, accounts.desk2] as const
const nameOf = (serial: number) => `D${String(serial).padStart(3, '0')}`

const phones: Record<string, string> = { '家教 林老師': '0921334556', '水電行 林師傅': '0933527180' }

/** The deposits of 60 days in 晴川社區, the hand-overs of those that were fetched, and the envelopes of cash. */
export function makeDeposits(now: Date, packages: readonly PackageRow[]) {
  const dice = new Dice('deposits')
  const ascending = [...deposits].reverse()
  const rows = ascending.map(
    ([serial, ago, label, recipientName, payerLabel, payerName, kind, position, note]) => {
      const arrivedAt = openMinutesBefore(now, ago)
      const desk = deskAt(dice, desks, arrivedAt)
      const temperature: Temperature = position.startsWith('冰') ? 1 : position.startsWith('凍') ? 2 : 0
      return {
        communityId,
        id: castId('deposit', nameOf(serial)),
        serialNumber: serial,
        householdId: label ? householdOf(label).id : null,
        recipientName,
        recipientPhone: phones[recipientName] ?? '',
        payerHouseholdId: payerLabel ? householdOf(payerLabel).id : null,
        payerName,
        kindDetail: kinds[kind],
        kindName: kind,
        temperature,
        shelfPosition: position,
        note,
        arrivedAt,
        arrivedBy: desk.id,
        arrivedByName: desk.displayName,
        handOverId: null as string | null,
        handedOverAt: null as Date | null,
      }
    },
  )
  const handOvers = ascending.flatMap(([serial, , label, , , , , , , waited], i) => {
    const row = rows[i]
    if (!row || waited === undefined) return []
    const at = openMinutesAfter(row.arrivedAt, waited)
    const id = castId('depositHandOver', nameOf(serial))
    Object.assign(row, { handOverId: id, handedOverAt: at })
    const householdId = label ? householdOf(label).id : ''
    return [handOver(dice, { communityId, id, at, householdId, desks, inPerson: false })]
  })
  const envelopes = ascending.flatMap(([serial, , label, , payerLabel], i) => {
    const row = rows[i]
    const began = put[serial]
    return row && began ? [{ ...row, put: began, label, payerLabel }] : []
  })
  const cash = makeCash(envelopes, packages, now)
  return {
    rows,
    handOvers,
    cash,
    counter: { communityId, name: 'deposit', last: rows.at(-1)?.serialNumber ?? 0 },
  }
}
