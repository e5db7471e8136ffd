import { castId } from './cast-id.ts'
import { Dice } from './dice.ts'
import { householdOf } from './households.ts'
import { namesOf } from './names.ts'
import { residents } from './people.ts'

const relations = ['女兒', '兒子', '姊', '弟', '表哥', '姑姑', '同事', ''] as const

/** Whom the desk calls when something happens: of 王建民 by name, of others by chance. */
export function emergencyRows() {
  const luck = new Dice('emergency')
  const used = new Set(residents.map(({ name }) => name))
  const wang = householdOf('A棟-12F-3').id
  return residents.flatMap(({ communityId, id, householdId, position }) => {
    const row = { communityId, id: castId('demo', `emergency ${id}`), residentId: id, position: 0 }
    if (householdId === wang)
      return position === 0 ? [{ ...row, name: '王志遠', relation: '弟', phone: '0910552332' }] : []
    if (position > 0 || !luck.chance(0.25)) return []
    return namesOf(luck, used, 1).map((name) => ({
      ...row,
      name,
      relation: luck.pick(relations),
      phone: `09${luck.digits(8)}`,
    }))
  })
}
