import { dayOf, taipei } from '#platform/contract/taipei.ts'
import { clockAt } from '#modules/everyday/facility-slots.ts'

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const

/** 11月21日（週六）15:00–17:00 */
export function speakSpan({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  const { month, day, weekday } = taipei(startsAt)
  return `${month}月${day}日（週${weekdays[weekday]}）${clockAt(startsAt)}–${clockAt(endsAt, true)}`
}

/** 11月21日 14:05, also for today: letters are read later. */
export function speakMoment(at: Date): string {
  const { month, day } = taipei(at)
  return `${month}月${day}日 ${clockAt(at)}`
}

/** The day of an instant and its time: what slots are spoken of by. */
export const slotOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  day: dayOf(startsAt),
  from: clockAt(startsAt),
  until: clockAt(endsAt, true),
})

const states = {
  waiting: '還在候補',
  offered: '還沒有接受',
  booked: '還沒有報到',
  inUse: '正在使用',
  done: '已經離場',
  cancelled: '已經取消',
  noShow: '未到，已釋出',
  lapsed: '候補已結束',
} as const
/** A state as a sentence has it. */
export const speakState = (state: keyof typeof states): string => states[state]

const periods = { day: '當天', week: '該週', month: '該月' } as const
export const speakPeriod = (per: keyof typeof periods): string => periods[per]
