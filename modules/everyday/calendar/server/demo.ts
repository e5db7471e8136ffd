import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import type { CalendarCategory } from '../contract.ts'
import { type Series } from '../series.ts'

const weekly: Series = { every: 'week', step: 1, weekdays: [], by: 'day' }
const monthly: Series = { every: 'month', step: 1, weekdays: [], by: 'day' }
const nth: Series = { ...monthly, by: 'nth' }

type Line = readonly [
  title: string,
  category: CalendarCategory,
  day: string,
  fromTime: string,
  untilTime: string,
  series: Series | null,
  more?: { place?: string; moreDays?: number; isFixed?: boolean },
]

/** A year of the demo community: what comes back, and what happens once around today. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const today = dayOf(now)
  const on = (days: number) => dayAfter(today, days)
  const year = Number(today.slice(0, 4)) - 1
  const lines: readonly Line[] = [
    ['電梯保養 A棟', 'maintenance', `${year}-12-07`, '09:00', '12:00', nth],
    ['電梯保養 B棟', 'maintenance', `${year}-12-14`, '09:00', '12:00', nth],
    ['電梯保養 C棟', 'maintenance', `${year}-12-21`, '09:00', '12:00', nth],
    ['管委會例會', 'meeting', `${year}-12-02`, '19:30', '21:30', nth, { place: '一樓會議室', isFixed: true }],
    ['管理費開單', 'deadline', `${year}-12-05`, '', '', monthly],
    ['管理費繳費截止', 'deadline', `${year}-12-15`, '', '', monthly, { isFixed: true }],
    ['發電機試車', 'maintenance', `${year}-12-11`, '09:30', '10:00', { ...weekly, step: 2 }],
    ['飲水機換濾心', 'maintenance', `${year}-12-04`, '10:00', '11:00', { ...nth, step: 3 }],
    [
      '病媒防治',
      'maintenance',
      `${year}-12-24`,
      '14:00',
      '16:00',
      { ...monthly, step: 3 },
      { place: '地下室與中庭' },
    ],
    ['親子烘焙', 'event', on(-10), '14:00', '16:00', null, { place: '交誼廳' }],
    ['公安申報截止', 'deadline', on(-4), '', '', null, { isFixed: true }],
    ['水塔清洗停水', 'maintenance', on(2), '09:00', '17:00', null, { place: 'A棟、B棟', isFixed: true }],
    ['消防檢修 C棟', 'maintenance', on(3), '09:00', '17:00', null, { moreDays: 1 }],
    ['流感疫苗施打', 'event', on(5), '14:00', '17:00', null, { place: '一樓交誼廳' }],
    ['二手市集', 'event', on(8), '10:00', '15:00', null, { place: '中庭' }],
    ['區分所有權人會議', 'meeting', on(15), '10:00', '12:00', null, { place: '一樓交誼廳', isFixed: true }],
    ['保全合約到期', 'deadline', on(33), '', '', null, { isFixed: true }],
    ['跨年夜中庭活動', 'event', on(36), '21:00', '23:30', null, { place: '中庭' }],
    ['春節櫃台值班', 'duty', on(70), '', '', null, { moreDays: 6 }],
    ['中秋烤肉', 'event', on(-70), '17:00', '21:00', null, { place: '中庭' }],
    ['建築物公共安全檢查', 'maintenance', on(-120), '09:00', '12:00', null],
    ['年度消防演練', 'duty', on(-150), '10:00', '11:30', null],
  ]
  return [
    [
      'calendar_entry',
      lines.map(([title, category, day, fromTime, untilTime, series, more = {}], at) => ({
        communityId,
        id: idOf(`calendar ${at}`),
        title,
        note: '',
        place: more.place ?? '',
        category,
        day,
        moreDays: more.moreDays ?? 0,
        fromTime,
        untilTime,
        isFixed: more.isFixed ?? false,
        series,
        lastDay: null,
        changedAt: new Date(now.getTime() - 86_400_000),
        changedByName: clerk.name,
      })),
    ],
    // This month the bills come a day later.
    [
      'calendar_skip',
      [
        {
          communityId,
          entryId: idOf(`calendar ${lines.findIndex(([title]) => title === '管理費開單')}`),
          day: `${today.slice(0, 8)}05`,
          toDay: `${today.slice(0, 8)}06`,
          fromTime: '',
          untilTime: '',
          skippedByName: clerk.name,
        },
      ],
    ],
  ]
}
