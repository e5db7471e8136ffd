import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { isNone, listOf, personName, textOf } from './cell-text.ts'
import { WrongCell } from './faults.ts'
import type { OwnerSaid } from './lines.ts'
import { telephone } from './simple-cells.ts'

const most = 30
const example = '例如「王建民 0912-345-678 1/2（代表）、林淑芬 1/2」'
const represents = /[(（]?代表[)）]?/
const shareOf = /(?<!\d)(\d{1,10})\s?([/／]|分之)\s?(\d{1,10})/
const digitRuns = /[+\d０-９][\d０-９\-－() ]*/g

/** What stands apart in a text and has the length and the signs of a telephone number. */
function phoneIn(text: string): string | undefined {
  for (const { 0: run, index } of text.matchAll(digitRuns)) {
    const digits = run.trimEnd()
    const ends = digits.length < run.length || index + run.length === text.length
    if (digits.length < 8 || !/[\d０-９]$/.test(digits)) continue
    if (ends && (index === 0 || /\s/.test(text.charAt(index - 1)))) return digits
  }
  return undefined
}

function ownerOf(text: string): OwnerSaid {
  const isRepresentative = represents.test(text)
  let rest = text.replace(represents, ' ')
  const found = shareOf.exec(rest.normalize('NFKC'))
  let share: OwnerSaid['share']
  if (found) {
    const [, first, sign, second] = found
    share = sign === '分之' ? [Number(second), Number(first)] : [Number(first), Number(second)]
    if (share[0] < 1 || share[1] < 1 || share[0] > share[1] || share[1] > 1_000_000_000)
      throw new WrongCell(`持分 ${found[0]} 不正確`, '分子不能大於分母，例如 1/2')
    rest = rest.normalize('NFKC').replace(found[0], ' ')
  }
  const digits = phoneIn(rest)
  const phone = digits ? telephone(digits) : undefined
  const name = personName((digits ? rest.replace(digits, ' ') : rest).replace(/\s+/g, ' ').trim(), 40)
  if (!name) throw new WrongCell('有一位所有權人沒有姓名', example)
  if (/\d{3,}/.test(name)) throw new WrongCell(`「${name}」看不懂`, example)
  return { name, ...(phone ? { phone } : {}), ...(share ? { share } : {}), isRepresentative }
}

const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a)

/** Throws WrongCell unless the shares are one together, or nobody's is known. */
function checkShares(owners: readonly OwnerSaid[]): void {
  const shares = owners.flatMap(({ share }) => (share ? [share] : []))
  if (!shares.length) return
  if (shares.length < owners.length)
    throw new WrongCell('有人填了持分、有人沒填', '每位所有權人都填，或都不填')
  const [n, d] = shares.reduce<[bigint, bigint]>(
    ([sum, all], [a, b]) => {
      const [top, bottom] = [sum * BigInt(b) + BigInt(a) * all, all * BigInt(b)]
      const common = gcd(top, bottom)
      return [top / common, bottom / common]
    },
    [0n, 1n],
  )
  if (n !== d) throw new WrongCell(`持分加起來是 ${n}/${d}`, '加起來要剛好是 1')
}

/** Owners with their shares, [] for 無. Throws WrongCell. */
export function readOwners(cell: ReadCell): OwnerSaid[] {
  const text = textOf(cell, true)
  if (isNone(text)) return []
  const owners = listOf(text).map(ownerOf)
  if (!owners.length) throw new WrongCell('看不懂', example)
  if (owners.length > most) throw new WrongCell(`所有權人有 ${owners.length} 位`, `最多 ${most} 位`)
  const twice = owners.find((owner, i) => owners.findIndex((other) => other.name === owner.name) < i)
  if (twice) throw new WrongCell(`${twice.name} 寫了兩次`, '每位所有權人寫一次')
  if (owners.filter((owner) => owner.isRepresentative).length > 1)
    throw new WrongCell('代表超過一位', '共有人只推選一位代表')
  checkShares(owners)
  return owners
}
