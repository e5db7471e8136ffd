import type { Currency, DrawRule, Facility, OpenHours } from '../contract.ts'

const daily = (from: string, until: string, closed: readonly number[] = []): OpenHours[] =>
  [1, 2, 3, 4, 5, 6, 7]
    .filter((weekday) => !closed.includes(weekday))
    .map((weekday) => ({ weekday, from, until }))

const weekend: DrawRule = { weekdays: [6, 7], from: '18:00', until: '21:00', daysBefore: 3 }

const usual = {
  place: '地下一樓',
  rules: '',
  slotMinutes: 60 as Facility['slotMinutes'],
  mostSlots: 2,
  cleaningMinutes: 0,
  places: 1,
  mostPeople: 10,
  price: 0,
  priceBy: 'slot' as Facility['priceBy'],
  priceIn: 'money' as Currency,
  deposit: 0,
  cancelHours: 24,
  lateRefundPercent: 50,
  quotaCount: 3,
  quotaPer: 'week' as Facility['quotaPer'],
  advanceDays: 30,
  noShowMinutes: 15,
  draw: null as DrawRule | null,
}

/** The eight facilities of the demo community, each with how busy it is. */
export const demoFacilities = [
  {
    ...usual,
    name: '羽球場',
    openHours: daily('08:00', '21:00'),
    cleaningMinutes: 10,
    mostPeople: 6,
    price: 60,
    rules: '請穿著室內運動鞋，場內禁止飲食；逾時請禮讓下一戶。',
    draw: weekend,
    cancelHours: 3,
    busy: 5,
  },
  {
    ...usual,
    name: '游泳池',
    place: '二樓',
    openHours: daily('06:00', '22:00', [1]),
    places: 3,
    quotaCount: 7,
    busy: 7,
  },
  {
    ...usual,
    name: '健身房',
    openHours: daily('06:00', '22:00'),
    places: 4,
    mostPeople: 2,
    quotaCount: 7,
    busy: 8,
  },
  {
    ...usual,
    name: '交誼廳',
    place: '一樓',
    openHours: daily('09:00', '22:00'),
    mostSlots: 4,
    mostPeople: 40,
    price: 200,
    deposit: 1000,
    cleaningMinutes: 20,
    quotaPer: 'month',
    rules: '使用後請復原桌椅並帶走垃圾；押金於離場確認後退還。',
    advanceDays: 60,
    busy: 3,
  },
  {
    ...usual,
    name: '會議室',
    place: '一樓',
    openHours: daily('08:00', '22:00'),
    mostSlots: 3,
    price: 100,
    busy: 3,
  },
  {
    ...usual,
    name: 'KTV 室',
    openHours: daily('12:00', '22:00'),
    cleaningMinutes: 10,
    price: 150,
    mostPeople: 8,
    rules: '22:00 前離場；禁止吸菸與攜入氣味重的食物。',
    draw: { ...weekend, from: '19:00', until: '22:00' },
    busy: 4,
  },
  {
    ...usual,
    name: '烤肉區',
    place: '頂樓',
    openHours: daily('10:00', '22:00'),
    slotMinutes: 240 as const,
    mostSlots: 1,
    cleaningMinutes: 30,
    places: 2,
    mostPeople: 20,
    price: 500,
    priceBy: 'use' as const,
    deposit: 1000,
    cancelHours: 48,
    quotaCount: 2,
    quotaPer: 'month' as const,
    rules: '火源須有成人看顧，風力 6 級以上不開放；離場前熄火並清理爐具。',
    busy: 1,
  },
  {
    ...usual,
    name: '兒童遊戲室',
    place: '一樓',
    openHours: daily('09:00', '21:00'),
    places: 2,
    mostPeople: 6,
    busy: 3,
  },
] as const

/** The place of a facility of the demo community among those of all. */
export const demoLane = (nth: number): number => 1_000_001 + nth
