import { taipei } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facility } from '#modules/everyday/facilities/contract.ts'
import { clockAt, weekdayOf } from '#modules/everyday/facility-slots.ts'
import { showPrice } from '#modules/everyday/facilities/web/public.ts'
import './page-texts.ts'

/** How days, times and prices are said. */
export function useSpoken() {
  const t = useTexts('facilityPage')
  const weekday = (day: string) => t(`weekday${weekdayOf(day) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)
  return {
    /** 11月21日 週六 */
    day: (day: string) =>
      t('day', { month: Number(day.slice(5, 7)), day: Number(day.slice(8)), weekday: weekday(day) }),
    /** 21 六 */
    shortDay: (day: string) => t('shortDay', { day: Number(day.slice(8)), weekday: weekday(day) }),
    /** 11月21日 15:00–17:00 */
    span({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
      const { month, day } = taipei(startsAt)
      return t('span', { month, day, from: clockAt(startsAt), until: clockAt(endsAt, true) })
    },
    moment(at: Date): string {
      const { month, day } = taipei(at)
      return t('moment', { month, day, time: clockAt(at) })
    },
    price: ({ price, priceBy, priceIn, slotMinutes }: Facility) =>
      price === 0
        ? t('free')
        : priceBy === 'use'
          ? t('perUse', { amount: showPrice(price, priceIn) })
          : slotMinutes === 60
            ? t('perHour', { amount: showPrice(price, priceIn) })
            : t('perSlot', { amount: showPrice(price, priceIn), minutes: slotMinutes }),
  }
}
