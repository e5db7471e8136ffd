import { castId } from './cast-id.ts'
import { householdOf } from './households.ts'
import { residentOf, residents } from './people.ts'
import { minutesAfter } from './taipei.ts'

/** What the desk wrote down about somebody beside the marks of the cast: note, and who collects. */
const said: readonly { label: string; name: string; note?: string; proxy?: string }[] = [
  { label: 'A棟-12F-4', name: '王陳秀英', note: '聽不到門鈴，請打電話給女兒 王淑卿' },
  { label: 'A棟-7F-2', name: '周明德', note: '公文請先電話通知，週三下午在家' },
  { label: 'B棟-8F-2', name: '趙秋香', proxy: '看護 Siti' },
  { label: 'B棟-12F-3', name: '劉家豪', note: '常替母親 A棟-3F-4 代領' },
  { label: 'C棟-9F-2', name: '戴永昌', note: '貨到付款一律不收，請退回物流' },
  { label: 'C棟-12F-3', name: '周阿月', note: '請用寫的' },
]

/** Marks of whole households; some end by themselves, so many days from now. */
const ofHouseholds: readonly { label: string; word: string; days?: number }[] = [
  { label: 'A棟-5F-1', word: '出國中', days: 9 },
  { label: 'C棟-3F-1', word: '裝修中', days: 24 },
  { label: 'B棟-6F-2', word: '大件先通知' },
]

const dayIn = (now: Date, days: number): string =>
  minutesAfter(now, (days * 24 + 8) * 60)
    .toISOString()
    .slice(0, 10)

/** The notes of residents. */
export const noteRows = () =>
  said.flatMap(({ label, name, note }) => {
    const { communityId, id } = residentOf(label, name)
    return note ? [{ communityId, residentId: id, note }] : []
  })

/** The marks of residents and households. */
export function markRows(now: Date) {
  const ofPeople = residents.flatMap(({ communityId, id, householdId, marks }) =>
    marks.map((word, position) => ({
      communityId,
      id: castId('mark', `${id} ${word}`),
      householdId,
      residentId: id as string | null,
      word,
      who: '',
      untilDay: null as string | null,
      position,
    })),
  )
  const proxies = said.flatMap(({ label, name, proxy }) => {
    if (!proxy) return []
    const { communityId, id, householdId } = residentOf(label, name)
    const key = castId('mark', `${id} 代領人`)
    const who = { word: '代領人', who: proxy, untilDay: null, position: 1 }
    return [{ communityId, id: key, householdId, residentId: id, ...who }]
  })
  const whole = ofHouseholds.map(({ label, word, days }) => ({
    communityId: householdOf(label).communityId,
    id: castId('mark', `${label} ${word}`),
    householdId: householdOf(label).id,
    residentId: null,
    word,
    who: '',
    untilDay: days === undefined ? null : dayIn(now, days),
    position: 0,
  }))
  return [...ofPeople, ...proxies, ...whole]
}
