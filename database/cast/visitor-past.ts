import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { Dice } from './dice.ts'
import { households } from './households.ts'
import { residentsOf } from './people.ts'
import { daysBefore, midnight, minutesAfter, timesOfDay } from './taipei.ts'
import { bannedPlate, banId } from './visitor-options.ts'
import { bookedFor, type CastVisit, type CastVisitRow, leftAfter, walkedIn } from './visitor-row.ts'

const surnames = [...'陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉']
const letters = 'ABCEFGHJKLMNPQRSTUVWXYZ'

type Kind = Pick<CastVisit, 'reason' | 'target' | 'vendorKind' | 'firm' | 'pledge'> & { title: string }
const kinds: readonly (readonly [Kind, number])[] = [
  [{ reason: '親友來訪', title: '先生' }, 30],
  [{ reason: '親友來訪', title: '小姐' }, 30],
  [
    {
      reason: '施工修繕',
      title: '師傅',
      target: 'works',
      vendorKind: '裝潢',
      firm: '永昌裝潢',
      pledge: '駕照',
    },
    9,
  ],
  [{ reason: '施工修繕', title: '師傅', target: 'works', vendorKind: '水電', firm: '明泰水電' }, 7],
  [{ reason: '施工修繕', title: '小姐', target: 'works', vendorKind: '清潔', firm: '潔好居家' }, 7],
  [{ reason: '看屋', title: '先生', target: 'viewing', vendorKind: '房仲', firm: '信義房屋' }, 6],
  [{ reason: '送貨', title: '先生', target: 'delivery', vendorKind: '家具家電', firm: '全國電子' }, 5],
  [{ reason: '外送', title: '先生', target: 'delivery', firm: 'foodpanda' }, 6],
]

/** Some come again and again: the same name, number and plate. */
function regularsOf(dice: Dice, labels: readonly string[], community: CastCommunity): CastVisit[] {
  return Array.from({ length: 24 }, (_, i) => {
    const [{ title, ...kind }] = [dice.weighted(kinds)]
    return {
      key: `${community.prefix}regular ${i}`,
      label: dice.pick(labels),
      name: dice.pick(surnames) + title,
      phone: `09${dice.digits(8)}`,
      plate: dice.chance(0.6) ? `${dice.text(3, letters)}-${dice.digits(4)}` : '',
      ...kind,
    }
  })
}

function stranger(dice: Dice, labels: readonly string[]): CastVisit {
  const { title, ...kind } = dice.weighted(kinds)
  return {
    key: '',
    label: dice.pick(labels),
    name: dice.pick(surnames) + title,
    people: dice.chance(0.25) ? dice.between(2, 4) : 1,
    phone: dice.chance(0.5) ? `09${dice.digits(8)}` : '',
    plate: dice.chance(0.3) ? `${dice.text(3, letters)}-${dice.digits(4)}` : '',
    ...kind,
  }
}

function pastOf(community: CastCommunity, now: Date, perDay: number): CastVisitRow[] {
  const dice = new Dice(`visitors ${community.name}`)
  const labels = households
    .filter((h) => h.communityId === community.id && residentsOf(h.id).length > 0)
    .map((h) => h.label)
  const regulars = regularsOf(dice, labels, community)
  const days = Array.from({ length: 60 }, (_, i) => daysBefore(midnight(now), 60 - i))
  const times = days.flatMap((day) => timesOfDay(dice, day, dice.between(perDay - 2, perDay + 2)))
  return times.map((at, i) => {
    const visit = dice.chance(0.4) ? dice.pick(regulars) : stranger(dice, labels)
    const key = `${community.prefix}past ${i + 1}`
    const by = dice.pick(community === songtao ? ['林志明'] : ['陳怡君', '林志明'])
    if (dice.chance(0.12)) {
      const booked = bookedFor({ ...visit, key }, at, 120, minutesAfter(at, -dice.between(180, 4000)))
      if (dice.chance(0.2))
        return { ...booked, cancelledAt: minutesAfter(at, -90), cancelledByName: by, cancelReason: '改期' }
      if (dice.chance(0.15)) return { ...booked, expiredAt: minutesAfter(at, 240) }
      const came = {
        ...booked,
        arrivedAt: minutesAfter(at, 10),
        arrivedByName: by,
        arrivedHow: 'code' as const,
      }
      return leftAfter(came, dice.between(20, 110), by)
    }
    return leftAfter(walkedIn({ ...visit, key }, at, by), dice.between(6, 170), by)
  })
}

/** Who came in the last 60 days, and a salesman of the black list yesterday. */
export function pastVisits(now: Date): CastVisitRow[] {
  const sales: CastVisit = {
    key: '賴先生',
    label: 'C棟-6F-1',
    name: '賴先生',
    reason: '其他',
    plate: bannedPlate.plate,
    remark: '說要找管委會，未留聯絡方式',
  }
  const recognised = leftAfter(walkedIn(sales, minutesAfter(midnight(now), -8 * 60), '林志明'), 9)
  return [...pastOf(qingchuan, now, 8), ...pastOf(songtao, now, 3), { ...recognised, banId }]
}

/** A line of the timeline for everybody who arrived by booking, left, called off or never came. */
export function visitChanges(rows: readonly CastVisitRow[]) {
  return rows.flatMap((row) => {
    const line = (act: string, at: Date | null, accountName: string, reason = '') =>
      at
        ? [
            {
              communityId: row.communityId,
              id: castId('visitorChange', `${row.id} ${act}`),
              visitorId: row.id,
              at,
              accountId: castId('account', 'desk1'),
              accountName,
              act,
              reason,
            },
          ]
        : []
    return [
      ...(row.arrivedHow === 'walkIn' ? [] : line('arrived', row.arrivedAt, row.arrivedByName)),
      ...line('left', row.leftAt, row.leftByName),
      ...line('cancelled', row.cancelledAt, row.cancelledByName, row.cancelReason),
      ...line('expired', row.expiredAt, '系統'),
    ]
  })
}
