import type { Temperature } from '#platform/contract/fields.ts'
import type { Dice } from './dice.ts'
import { forgottenPackages, recentPackages } from './named-packages.ts'
import type { CastResident } from './people.ts'

export interface PackageContent {
  kind: string
  courier: string
  temperature: Temperature
  position: string
  trackingNumber: string
  note: string
  recipient: CastResident | undefined
  inPersonOnly: boolean
  cashOnDelivery: boolean
}

const couriers = [
  ['中華郵政', 27],
  ['黑貓宅急便', 19],
  ['新竹物流', 10],
  ['宅配通', 8],
  ['嘉里大榮', 6],
  ['順豐', 4],
  ['蝦皮店到家', 12],
  ['momo', 9],
  ['PChome', 4],
  ['外送', 1],
] as const

type Courier = (typeof couriers)[number][0]

/** The form of each courier's numbers. */
const trackingNumbers: Record<Courier, (dice: Dice) => string> = {
  中華郵政: (dice) => dice.digits(dice.chance(0.7) ? 14 : 20),
  黑貓宅急便: (dice) => `9062${dice.digits(8)}`,
  新竹物流: (dice) => `65${dice.digits(8)}`,
  宅配通: (dice) => `42${dice.digits(10)}`,
  嘉里大榮: (dice) => `38${dice.digits(9)}`,
  順豐: (dice) => `SF14${dice.digits(11)}`,
  蝦皮店到家: (dice) => `TW25${dice.digits(10)}`,
  momo: (dice) => `510${dice.digits(11)}`,
  PChome: (dice) => `270${dice.digits(11)}`,
  外送: () => '',
}

/** How one looks for a named package: no other package answers to these digits, whatever the hour brings. */
const endings = [...recentPackages, ...forgottenPackages]
  .map(([, , { trackingNumber }]) => trackingNumber.slice(-4))
  .filter((ending) => ending !== '')

function trackingNumberOf(dice: Dice, courier: Courier): string {
  const number = trackingNumbers[courier](dice)
  return endings.some((ending) => number.includes(ending)) ? trackingNumberOf(dice, courier) : number
}

const cooled: readonly Courier[] = ['黑貓宅急便', '宅配通', '嘉里大榮']
const paidAtTheDoor: readonly Courier[] = ['黑貓宅急便', '新竹物流', '宅配通']
const notes = ['紙箱大', '2 小件同捆', '米 10 公斤', '易碎', '長型物品', '外箱微損，已拍照', '放推車']

const kindsOfPost = [
  ['掛號信', 46],
  ['限時', 16],
  ['包裹', 30],
  ['其他', 2],
  ['稅單', 4],
  ['法院文書', 2],
] as const

function kindOf(dice: Dice, courier: Courier, temperature: Temperature, noLegal: boolean): string {
  if (temperature) return '宅配'
  if (courier === '外送') return '花/食物'
  if (courier === '順豐') return '快遞'
  if (courier !== '中華郵政') return dice.chance(0.78) ? '包裹' : '宅配'
  return dice.weighted(noLegal ? kindsOfPost.slice(0, 4) : kindsOfPost)
}

const letters = new Set(['掛號信', '限時', '稅單', '法院文書'])
const legal = new Set(['稅單', '法院文書'])

function positionOf(
  dice: Dice,
  kind: string,
  temperature: Temperature,
  positions: readonly string[],
): string {
  const begins = temperature === 1 ? '冰' : temperature === 2 ? '凍' : letters.has(kind) ? '信' : undefined
  const fitting = positions.filter((p) => (begins ? p.startsWith(begins) : /^[BC]/.test(p)))
  return dice.pick(fitting.length ? fitting : positions)
}

interface Wishes {
  /** Of whoever the package is for. */
  residents: readonly CastResident[]
  positions: readonly string[]
  temperature?: Temperature | undefined
  noLegal?: boolean
}

/** What a package that comes by chance is like. */
export function contentOf(
  dice: Dice,
  { residents, positions, temperature: wish, noLegal = false }: Wishes,
): PackageContent {
  const courier = wish ? dice.pick(cooled) : dice.weighted(couriers)
  const freezes = positions.some((p) => p.startsWith('凍'))
  const byChance = () =>
    cooled.includes(courier)
      ? dice.weighted([
          [0, 78],
          [1, 16],
          [2, freezes ? 6 : 0],
        ] as const)
      : 0
  const temperature = wish ?? byChance()
  const kind = kindOf(dice, courier, temperature, noLegal)
  const toPerson = legal.has(kind) || (letters.has(kind) ? dice.chance(0.9) : dice.chance(0.5))
  const recipient = toPerson && residents.length ? dice.pick(residents.slice(0, 3)) : undefined
  return {
    kind,
    courier,
    temperature,
    position: positionOf(dice, kind, temperature, positions),
    trackingNumber: trackingNumberOf(dice, courier),
    note: !letters.has(kind) && dice.chance(0.12) ? dice.pick(notes) : '',
    recipient,
    inPersonOnly: recipient !== undefined && (recipient.marks.includes('限本人') || dice.chance(0.05)),
    cashOnDelivery: paidAtTheDoor.includes(courier) && dice.chance(0.03),
  }
}
