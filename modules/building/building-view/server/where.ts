import { heightOf } from '#modules/homes/households/server/public.ts'
import { raft, roof } from '../contract.ts'

/** Where a place is: its building, its floor with its height, and what is left of it. */
export interface Where {
  building: string
  floor: string
  height: number
  label: string
}

/** A floor at the beginning of a place, and not the beginning of a word. */
const floorWord = /^(?:R\d*F?|屋頂|頂樓|B\d{1,2}F?|地下\d{0,2}[樓層]?|\d{1,3}(?:F|樓)|筏基)(?![A-Za-z\d])/i

function floorOf(word: string): Pick<Where, 'floor' | 'height'> {
  const height = Math.min(roof, heightOf(word) ?? raft)
  if (height === roof) return { floor: 'RF', height }
  if (height === raft) return { floor: '筏基', height }
  return { floor: height < 0 ? `B${-height}` : `${height}F`, height }
}

/**
 * What a place says of where it is: A棟 頂樓水箱 is the 水箱 of the roof of A棟. Of several buildings the one with the
 * longest name is meant; what names no floor stands at 0.
 */
export function whereOf(place: string, buildings: readonly string[]): Where {
  const building = buildings
    .filter((name) => place.startsWith(name))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '')
  const rest = place.slice(building.length).replace(/^[\s-]+/, '')
  const [word = ''] = floorWord.exec(rest) ?? []
  const at = word ? floorOf(word) : { floor: '', height: 0 }
  return { building, ...at, label: rest.slice(word.length).replace(/^[\s-]+/, '') }
}
