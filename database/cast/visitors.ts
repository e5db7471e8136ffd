import { castId } from './cast-id.ts'
import { qingchuan } from './communities.ts'
import {
  daysBefore,
  lastOpen,
  midnight,
  minuteOfDay,
  minutesAfter,
  minutesBetween,
  opens,
  weekday,
} from './taipei.ts'
import { lendableIdOf } from './visitor-options.ts'
import { pastVisits, visitChanges } from './visitor-past.ts'
import { bookedFor, type CastVisit, leftAfter, walkedIn } from './visitor-row.ts'

/** Who is inside, and for how many minutes: one for more than six hours, one for more than three. */
const inside: readonly (readonly [CastVisit, minutesAgo: number])[] = [
  [
    {
      key: '吳師傅',
      label: 'A棟-10F-2',
      name: '吳師傅',
      people: 3,
      target: 'works',
      reason: '施工修繕',
      vendorKind: '裝潢',
      firm: '永昌裝潢',
      phone: '0928514770',
      plate: 'RBX-3356',
      bay: 'V-02',
      pledge: '駕照',
      slot: '3',
      card: '04A1B2C3',
      remark: '浴室防水，施工至 17:00',
    },
    425,
  ],
  [
    {
      key: '崇友電梯',
      label: '管理中心-機電室',
      name: '簡師傅',
      people: 2,
      target: 'works',
      reason: '施工修繕',
      vendorKind: '電梯',
      firm: '崇友電梯',
      phone: '0939206118',
      plate: 'ATR-0283',
      bay: 'V-04',
      pledge: '員工證',
      slot: '5',
      remark: 'B 棟 2 號梯月保養',
    },
    214,
  ],
  [
    {
      key: '林小姐',
      label: 'C棟-6F-1',
      name: '林小姐',
      reason: '親友來訪',
      approval: 'approved',
      approvalBy: '本人',
    },
    68,
  ],
  [
    {
      key: '信義房屋',
      label: 'B棟-15F-3',
      name: '蔡先生',
      people: 2,
      target: 'viewing',
      reason: '看屋',
      vendorKind: '房仲',
      firm: '信義房屋',
      phone: '0917330526',
      pledge: '員工證',
      slot: '6',
    },
    52,
  ],
  [
    {
      key: '飲水機廠商',
      label: '管理中心-管委會',
      name: '',
      target: 'committee',
      reason: '送貨',
      firm: '賀眾飲水機',
      remark: '濾心更換',
    },
    31,
  ],
  [{ key: '鄭小姐', label: 'A棟-3F-4', name: '鄭小姐', reason: '其他', remark: '居家照護' }, 12],
  [
    {
      key: '王先生',
      label: 'A棟-12F-3',
      name: '王先生',
      people: 2,
      reason: '親友來訪',
      phone: '0912660381',
      plate: 'BKF-7719',
      bay: 'V-01',
      approval: 'approved',
      approvalBy: '林淑芬',
    },
    1,
  ],
  [{ key: '盧小姐', label: '松濤-3F-2', name: '盧小姐', reason: '親友來訪' }, 40],
]

/** Who is awaited, in minutes from now or from the next opening, and for how long. */
const awaited: readonly (readonly [CastVisit, inMinutes: number, minutes: number])[] = [
  [
    {
      key: '冷氣安裝',
      label: 'B棟-12F-3',
      name: '戴師傅',
      people: 2,
      target: 'works',
      reason: '施工修繕',
      vendorKind: '冷氣',
      firm: '日立特約 泓達電器',
      phone: '0988417205',
      plate: 'RCD-5102',
    },
    -15,
    180,
  ],
  [
    {
      key: '慶生',
      label: 'A棟-12F-3',
      name: '林先生',
      people: 6,
      reason: '親友來訪',
      phone: '0922815403',
      remark: '借用交誼廳慶生，住戶已登記',
    },
    40,
    240,
  ],
  [
    {
      key: '帶看',
      label: 'B棟-15F-3',
      name: '蔡先生',
      people: 3,
      target: 'viewing',
      reason: '看屋',
      vendorKind: '房仲',
      firm: '信義房屋',
      phone: '0917330526',
    },
    95,
    60,
  ],
  [
    {
      key: '保全督導',
      label: '管理中心-管委會',
      name: '宋督導',
      target: 'committee',
      reason: '開會洽公',
      firm: '中興保全',
    },
    1500,
    90,
  ],
  [
    { key: '松濤 搬家', label: '松濤-3F-2', name: '盧先生', people: 4, reason: '送貨', vendorKind: '搬家' },
    60,
    300,
  ],
]

/** 鄭小姐 comes every weekday morning to look after 鄭美華. */
const carer: CastVisit = {
  key: '居家照護',
  label: 'A棟-3F-4',
  name: '鄭小姐',
  reason: '其他',
  phone: '0953284160',
  remark: '居家照護，每日 09:00',
}

function carerBookings(now: Date) {
  const seriesId = castId('visitorSeries', '居家照護')
  const days = Array.from({ length: 21 }, (_, n) => minutesAfter(midnight(now), (n + 1) * 24 * 60 + 9 * 60))
  return days
    .filter((day) => ![0, 6].includes(weekday(day)))
    .map((day, n) => bookedFor({ ...carer, key: `居家照護 ${n}` }, day, 180, daysBefore(now, 3), seriesId))
}

/** Everybody's records, the lines of their timelines, and what they were lent. */
export function makeVisitors(now: Date) {
  const at = lastOpen(now)
  // Early in the day nobody has been inside for six hours yet.
  const share = Math.min(1, minutesBetween(minutesAfter(midnight(at), opens), at) / 430)
  const here = inside.map(([visit, ago]) => walkedIn(visit, minutesAfter(at, -ago * share)))
  const next =
    at === now ? now : minutesAfter(midnight(now), opens + (minuteOfDay(now) < opens ? 0 : 24 * 60))
  const coming = awaited.map(([visit, inMinutes, minutes]) =>
    bookedFor(visit, minutesAfter(next, inMinutes), minutes, daysBefore(now, 1)),
  )
  const forgetful = leftAfter(
    walkedIn(
      {
        key: '水電 未還卡',
        label: 'A棟-7F-2',
        name: '杜師傅',
        target: 'works',
        reason: '施工修繕',
        vendorKind: '水電',
        firm: '明泰水電',
        phone: '0936108254',
      },
      minutesAfter(midnight(at), -10 * 60),
    ),
    95,
  )
  const rows = [...pastVisits(at), ...here, forgetful, ...coming, ...carerBookings(now)]
  const loan = (visitor: string, lent: readonly (readonly [displayId: string, quantity: number])[]) => {
    const row = rows.find(({ id }) => id === castId('visitor', visitor))
    if (!row?.arrivedAt) throw new Error(`nobody of the cast is ${visitor}`)
    const id = castId('visitorLoan', visitor)
    const { communityId, arrivedAt, arrivedByName } = row
    return {
      loan: { communityId, id, visitorId: row.id, lentAt: arrivedAt, lentByName: arrivedByName },
      lines: lent.map(([displayId, quantity]) => ({
        communityId,
        loanId: id,
        lendableId: lendableIdOf(qingchuan, displayId),
        quantity,
        returned: 0,
      })),
    }
  }
  const loans = [
    loan('吳師傅', [
      ['C-02', 2],
      ['T-01', 1],
    ]),
    loan('崇友電梯', [['K-01', 1]]),
    loan('水電 未還卡', [['C-02', 1]]),
  ]
  return {
    rows,
    changes: visitChanges(rows),
    loans: loans.map((loan) => loan.loan),
    lines: loans.flatMap((loan) => loan.lines),
    registrations: registrationRows(at),
  }
}

/** Who registered on the public form of 晴川社區 in the last days. */
function registrationRows(now: Date) {
  const people = [
    ['高小姐', '0921457038', 1, 'A棟 8 樓陳先生', 3],
    ['馮先生', '0937551290', 2, 'B棟 12F-3', 2],
    ['簡太太', '0910862347', 3, '交誼廳活動', 1],
  ] as const
  return people.map(([name, phone, count, goingTo, days]) => ({
    communityId: qingchuan.id,
    id: castId('visitorRegistration', name),
    at: minutesAfter(daysBefore(now, days), -days * 37),
    name,
    phone,
    people: count,
    goingTo,
    consentVersion: 1,
  }))
}
