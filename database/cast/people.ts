import { castId } from './cast-id.ts'
import { Dice } from './dice.ts'
import { households } from './households.ts'
import { namesOf } from './names.ts'

export interface CastResident {
  communityId: string
  id: string
  householdId: string
  name: string
  mobile: string
  marks: string[]
  position: number
}

/** Who lives where by name; [] is an empty household. A mark follows its name after a slash. */
const named: Record<string, readonly string[]> = {
  'A棟-3F-4': ['鄭美華'],
  'A棟-5F-1': ['賴信宏', '高玉芳', '賴品睿'],
  'A棟-7F-2': ['周明德', '周陳金枝'],
  'A棟-8F-1': ['陳柏翰', '葉宜蓁'],
  'A棟-10F-2': ['曾俊傑', '曾詠晴'],
  'A棟-11F-2': ['魏美玲'],
  'A棟-12F-1': ['蘇振華', '蘇怡安'],
  'A棟-12F-2': [],
  'A棟-12F-3': ['王建民', '林淑芬', '王小明'],
  'A棟-12F-4': ['王陳秀英/聽障'],
  'A棟-14F-1': ['蔡宗翰'],
  'B棟-2F-4': ['何佳蓉', '何語彤'],
  'B棟-3F-1': ['李佩珊'],
  'B棟-4F-3': ['林志明', '江惠如'],
  'B棟-5F-3': ['黃志明', '黃婉婷'],
  'B棟-6F-2': ['歐陽文萱', '歐陽小明'],
  'B棟-7F-3': ['謝士豪', '洪佳穎'],
  'B棟-8F-2': ['趙秋香'],
  'B棟-9F-4': ['許嘉偉', '方靜宜', '許承翰'],
  'B棟-10F-1': ['Nguyễn Thị Lan'],
  'B棟-12F-3': ['劉家豪/可代領', '張雅筑'],
  'B棟-13F-2': ['吳承恩/限本人'],
  'B棟-15F-3': [],
  'C棟-2F-3': ['楊淑惠', '楊宇恩'],
  'C棟-3F-1': ['范姜育誠', '徐珮瑜'],
  'C棟-4F-2': ['林𠮷祥', '彭麗娟'],
  'C棟-6F-1': ['沈耀文/可代領', '沈子軒'],
  'C棟-8F-4': ['John Smith', '余曉雯'],
  'C棟-9F-2': ['戴永昌/不收'],
  'C棟-10F-4': ['郭子晴'],
  'C棟-11F-4': ['許雅婷'],
  'C棟-12F-3': ['周阿月/聽障'],
  '松濤-2F-1': ['朱文彬', '朱采潔'],
  '松濤-3F-2': ['盧麗華/可代領'],
}

const nameIn = (person: string) => person.split('/')[0] ?? ''

const mobiles: Record<string, string> = {
  'A棟-12F-3 王建民': '0935271846',
  'A棟-12F-3 林淑芬': '0928614507',
  'A棟-12F-4 王陳秀英': '0912403386',
  'A棟-7F-2 周明德': '0937550218',
  'C棟-4F-2 林𠮷祥': '0972360915',
}

const sizes = [
  [0, 9],
  [1, 15],
  [2, 30],
  [3, 28],
  [4, 14],
  [5, 4],
] as const

/** Everybody who lives in one of the two communities, in the order of their households. */
export const residents: readonly CastResident[] = makeResidents()

function makeResidents(): CastResident[] {
  const dice = new Dice('residents')
  const used = new Set(Object.values(mobiles))
  const names = new Set(Object.values(named).flatMap((people) => people.map(nameIn)))
  const newMobile = () => {
    for (;;) {
      const mobile = `09${dice.digits(8)}`
      if (!used.has(mobile) && used.add(mobile)) return mobile
    }
  }
  return households
    .filter((h) => !h.isVirtual)
    .flatMap((h) => {
      const people = named[h.label] ?? generated(dice, names)
      return people.map((person, position) => {
        const [name = '', ...marks] = person.split('/')
        const key = `${h.label} ${name}`
        // Small children and some of the old have no phone of their own.
        const mobile = position > 1 && dice.chance(0.6) ? '' : newMobile()
        return {
          communityId: h.communityId,
          id: castId('resident', key),
          householdId: h.id,
          name,
          mobile: mobiles[key] ?? mobile,
          marks,
          position,
        }
      })
    })
}

function generated(dice: Dice, used: Set<string>): string[] {
  const size = dice.weighted(sizes)
  const names = size === 0 ? [] : namesOf(dice, used, size)
  if (!names.length || !dice.chance(0.06)) return names
  const mark = dice.pick(['聽障', '可代領', '可代領', '限本人', '不收'])
  return names.map((name, i) => (i === 0 ? `${name}/${mark}` : name))
}

const byId = new Map(residents.map((r) => [r.id, r]))

/** The resident of a household by name. Throws when nobody there is called so. */
export function residentOf(label: string, name: string): CastResident {
  const found = byId.get(castId('resident', `${label} ${name}`))
  if (!found) throw new Error(`nobody called ${name} lives in ${label}`)
  return found
}

const byHousehold = new Map<string, CastResident[]>()
for (const resident of residents) {
  const housemates = byHousehold.get(resident.householdId)
  if (housemates) housemates.push(resident)
  else byHousehold.set(resident.householdId, [resident])
}

/** The residents of a household in their order; none in an empty one. */
export const residentsOf = (householdId: string): readonly CastResident[] =>
  byHousehold.get(householdId) ?? []
