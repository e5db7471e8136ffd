import { type FeeKind, isOnce, spokenRate } from '../kinds.ts'
import type { Basis } from '../settings.ts'
import type { ChargedItem } from './calculate.ts'
import { basisNames } from './charged-area.ts'
import { spokenHundredths } from './exact.ts'
import type { Run } from './rate-book.ts'

const unitNames = {
  ping: '坪',
  squareMetre: 'm²',
  any: '格',
  flat: '格',
  mechanical: '格',
  area: '坪',
  equal: '戶',
  each: '戶',
} as const
const spaceNames = { any: '汽車位', flat: '平面車位', mechanical: '機械車位' } as const

const unitOf = ({ kind, unit }: ChargedItem): string => (kind === 'motorcycle' ? '格' : unitNames[unit])

/** `每坪 85 元 × 2 個月`, or both rates where one followed the other. */
function spokenRates(each: string, runs: readonly Run[], isMonthly: boolean): string {
  const said = runs.map(({ amount, months }) => {
    const rate = `${each} ${spokenRate(amount)} 元`
    return isMonthly ? `${rate} × ${months} 個月` : rate
  })
  return said.length > 1 ? `（${said.join('＋')}）` : ` ${said.join('')}`
}

/** How an area, spaces or the household itself make the amount. */
export function spokenRuns(
  item: ChargedItem,
  hundredths: number,
  runs: readonly Run[],
  basis: Basis,
): string {
  const unit = unitOf(item)
  const rates = spokenRates(`每${unit === 'm²' ? ' m²' : unit}`, runs, true)
  if (item.kind === 'household') return rates.trim()
  const what = {
    area: `${basisNames[basis]} ${spokenHundredths(hundredths)} ${unit}`,
    car:
      unit === '坪' || unit === 'm²'
        ? `車位 ${spokenHundredths(hundredths)} ${unit}`
        : `${spaceNames[item.unit as 'any'] ?? spaceNames.any} ${hundredths / 100} 格`,
    motorcycle: `機車位 ${hundredths / 100} 格`,
  }[item.kind as string]
  return `${what} ×${rates}`
}

const eachOf = (kind: FeeKind, quantity: number): string => {
  if (isOnce(kind)) return '每次'
  if (kind === 'discount') return quantity > 1 ? '每份折扣' : '每戶折扣'
  return quantity > 1 ? '每份' : '每戶'
}

/** How what was chosen for a household makes the amount. */
export function spokenThing(item: ChargedItem, quantity: number, runs: readonly Run[]): string {
  const rates = spokenRates(eachOf(item.kind, quantity), runs, !isOnce(item.kind))
  return quantity > 1 ? `${quantity} ${isOnce(item.kind) ? '次' : '份'} ×${rates}` : rates.trim()
}
