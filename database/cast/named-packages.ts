import type { Temperature } from '#platform/contract/fields.ts'

export interface NamedPackage {
  label: string
  /** '' is the whole household. */
  name: string
  kind: string
  courier: string
  position: string
  trackingNumber: string
  temperature: Temperature
  note: string
  inPersonOnly: boolean
  cashOnDelivery: boolean
  cubby: string | null
}

type Short = Pick<NamedPackage, 'label' | 'kind' | 'courier' | 'position'> & Partial<NamedPackage>

const made = (short: Short): NamedPackage => ({
  name: '',
  trackingNumber: '',
  temperature: 0,
  note: '',
  inPersonOnly: false,
  cashOnDelivery: false,
  cubby: null,
  ...short,
})

/** A package in the smart locker: its place is the cubby. */
const locked = (label: string, name: string, cubby: string, courier: string, trackingNumber: string) =>
  made({ label, name, kind: '包裹', courier, position: cubby, cubby, trackingNumber })

const parcel = (
  label: string,
  name: string,
  courier: string,
  trackingNumber: string,
  more: Partial<Short> = {},
) => made({ label, name, kind: '包裹', position: 'B-03', courier, trackingNumber, ...more })

const cool = (label: string, name: string, position: string, trackingNumber: string, note = '') =>
  made({
    label,
    name,
    kind: '宅配',
    courier: '黑貓宅急便',
    position,
    trackingNumber,
    note,
    temperature: position.startsWith('凍') ? 2 : 1,
  })

const letter = (
  label: string,
  name: string,
  kind: string,
  position: string,
  trackingNumber: string,
  more = {},
) => made({ label, name, kind, courier: '中華郵政', position, trackingNumber, ...more })

/** Packages that wait and have a part to play, by serial number, with how long ago they came in minutes of open desk. */
export const recentPackages: readonly (readonly [serial: number, openMinutesAgo: number, NamedPackage])[] = [
  [418, 0.6, parcel('A棟-8F-1', '陳柏翰', '黑貓宅急便', '906284483510')],
  [417, 0.9, parcel('C棟-2F-3', '楊淑惠', '黑貓宅急便', '906284483488')],
  [416, 1.4, parcel('B棟-13F-2', '吳承恩', '黑貓宅急便', '906284483466', { inPersonOnly: true })],
  [415, 1.8, parcel('A棟-11F-2', '魏美玲', '黑貓宅急便', '906284483444')],
  [414, 2.1, parcel('A棟-5F-1', '', '黑貓宅急便', '906284483422')],
  [
    413,
    2.6,
    parcel('C棟-10F-4', '郭子晴', '黑貓宅急便', '906284483400', {
      cashOnDelivery: true,
      note: '貨到付款 NT$650',
    }),
  ],
  [412, 2.9, cool('B棟-7F-3', '', '冰-1', '906284483388')],
  [406, 62, letter('管理中心-櫃台', '', '掛號信', '未-1', '83520716403918', { note: '戶別不明，待查' })],
  [405, 63, letter('管理中心-櫃台', '', '包裹', '未-1', '83520716403925', { note: '戶別不明，待查' })],
  [
    402,
    121,
    parcel('B棟-3F-1', '李佩珊', '新竹物流', '6549013871', {
      cashOnDelivery: true,
      note: '貨到付款 NT$1,280',
    }),
  ],
  [398, 183, cool('A棟-12F-4', '', '凍-2', '906285574420')],
  [395, 235, letter('A棟-12F-1', '蘇振華', '稅單', '信-1', '10345670027461', { note: '國稅局' })],
  [392, 293, parcel('A棟-12F-3', '', '黑貓宅急便', '906284471203', { position: 'B-01', note: '紙箱大' })],
  [391, 300, cool('C棟-11F-4', '許雅婷', '凍-1', '906285561340', '2 件，海鮮，請儘快領取')],
  [388, 321, letter('C棟-4F-2', '林𠮷祥', '掛號信', '信-3', '10345670027394', { inPersonOnly: true })],
  [386, 334, cool('A棟-12F-3', '', '冰-1', '906286620185')],
  [381, 462, locked('B棟-6F-2', '歐陽文萱', 'A03', '蝦皮店到家', 'TW253390817442')],
  [379, 498, parcel('B棟-10F-1', 'Nguyễn Thị Lan', '順豐', 'SF1402776305518', { position: 'C-04' })],
  [374, 556, parcel('C棟-12F-3', '周阿月', '中華郵政', '20714493360058', { position: 'C-06' })],
  [
    371,
    610,
    parcel('A棟-12F-4', '王陳秀英', 'momo', '51093742208871', { position: 'C-11', note: '2 小件同捆' }),
  ],
  [368, 655, letter('A棟-12F-3', '林淑芬', '掛號信', '信-2', '10345670027318', { inPersonOnly: true })],
  [363, 742, parcel('C棟-8F-4', 'John Smith', '順豐', 'SF1402771190427', { position: 'C-07' })],
  [
    355,
    933,
    letter('A棟-7F-2', '周明德', '法院文書', '信-1', '10345670026805', { note: '臺北地方法院送達文書' }),
  ],
  [340, 1288, locked('C棟-3F-1', '范姜育誠', 'B02', 'PChome', '27019934480162')],
  [322, 1535, locked('A棟-12F-3', '王建民', 'A07', '新竹物流', '6549013346')],
  [319, 1662, locked('B棟-5F-3', '黃志明', 'A11', '蝦皮店到家', 'TW253387706619')],
  [301, 2415, parcel('B棟-2F-4', '何佳蓉', '宅配通', '420917735508', { position: 'B-01' })],
  [296, 2600, parcel('C棟-6F-1', '', '嘉里大榮', '38204417726', { position: 'C-02' })],
]

/** Packages that nobody has fetched for more than 14 days, with how many days ago and at which minute of the day. */
export const forgottenPackages: readonly (readonly [daysAgo: number, minute: number, NamedPackage])[] = [
  [19, 13 * 60 + 8, parcel('A棟-14F-1', '蔡宗翰', '蝦皮店到家', 'TW253120094467', { position: 'C-09' })],
  [18, 10 * 60 + 41, parcel('A棟-3F-4', '鄭美華', '中華郵政', '20714481027733', { position: 'C-09' })],
  [
    17,
    16 * 60 + 20,
    parcel('C棟-9F-2', '', 'momo', '51093688014209', { position: 'C-10', note: '住戶表示不收，待退' }),
  ],
  [16, 11 * 60 + 5, parcel('B棟-8F-2', '趙秋香', '宅配通', '420911860273', { position: 'C-10' })],
  [15, 15 * 60 + 36, parcel('B棟-9F-4', '許嘉偉', 'PChome', '27019855310746', { position: 'C-12' })],
]
