import type { Roll } from '#modules/assemblies/tally/contract.ts'
import { cardHashOf } from './card-codes.ts'

const family = [
  '吳',
  '林',
  '陳',
  '黃',
  '張',
  '王',
  '李',
  '劉',
  '蔡',
  '楊',
  '許',
  '鄭',
  '謝',
  '郭',
  '洪',
  '曾',
]
const given = ['文雄', '玉珍', '志豪', '佳蓉', '建民', '淑娟', '美惠', '宗翰', '雅婷', '承恩']
const sizes = [8642, 8247, 8247, 9011]

/** The units of two of the demo's buildings, four to a floor; one owner has three of them. */
export function demoUnits(
  idOf: (name: string) => string,
  householdId: (label: string) => string,
  assembly: string,
) {
  return Array.from({ length: 80 }, (_, at) => {
    const label = `${at < 40 ? 'A' : 'B'}棟-${Math.floor((at % 40) / 4) + 1}F-${(at % 4) + 1}`
    // The first owner has three units; everybody else is somebody else.
    const who = at === 17 || at === 50 ? 0 : at
    const name = `${family[who % 16] ?? ''}${given[Math.floor(who / 16) * 2 + (who % 2)] ?? ''}`
    const owners = [{ name, code: String(1000 + who * 7) }]
    return {
      id: idOf(`${assembly} unit ${at}`),
      assemblyId: idOf(assembly),
      householdId: householdId(label),
      label,
      owners,
      ownerKey: idOf(`${assembly} owner ${who}`),
      representative: '',
      area: sizes[at % 4] ?? 8000,
      cardNumber: at + 1,
      cardHash: cardHashOf(idOf(`${assembly} card ${at}`)),
      position: at,
    }
  })
}
export type DemoUnit = ReturnType<typeof demoUnits>[number]

/** Who comes: most owners in person, some by an agent, some not at all. */
export function demoPresences(
  units: readonly DemoUnit[],
  idOf: (name: string) => string,
  at: Date,
  by: string,
) {
  const agent = units[4]
  return units.flatMap((unit, nth) => {
    if (nth % 9 === 7 || nth % 13 === 11) return []
    const isAgent = nth % 6 === 3 && unit.ownerKey !== agent?.ownerKey && unit.ownerKey !== units[0]?.ownerKey
    const self = { agentKey: null, agentName: '', agentRelation: null, agentUnitId: null, hasOriginal: false }
    const proxy = {
      agentKey: nth % 12 === 3 ? `owner ${agent?.ownerKey}` : `name ${unit.label}`,
      agentName: nth % 12 === 3 ? agent?.owners[0]?.name : '林雅琪',
      agentRelation: nth % 12 === 3 ? 'owner' : 'spouse',
      agentUnitId: nth % 12 === 3 ? agent?.id : null,
      hasOriginal: true,
    }
    return [
      {
        id: idOf(`presence ${unit.id}`),
        assemblyId: unit.assemblyId,
        unitId: unit.id,
        ...(isAgent ? proxy : self),
        desk: '1',
        registeredAt: new Date(at.getTime() - (90 - nth) * 20_000),
        registeredByName: by,
      },
    ]
  })
}

/** The units as they are counted. */
export const demoCounted = (units: readonly DemoUnit[]): Roll => ({ units: [...units], count: 'owner' })
