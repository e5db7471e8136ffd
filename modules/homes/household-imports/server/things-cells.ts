import { barePlate, normalPlate } from '#platform/contract/plate.ts'
import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { changeBrackets } from './brackets.ts'
import { atMost, isNone, listOf, plainTextOf } from './cell-text.ts'
import { WrongCell } from './faults.ts'
import type { SpaceSaid } from './lines.ts'
import { readArea } from './simple-cells.ts'

const most = 30

function spaceOf(text: string): SpaceSaid {
  const [, outside = '', inside = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(text) ?? []
  const number = atMost(outside.trim(), 20)
  if (!number) throw new WrongCell(`「${text}」看不懂`, '例如「B2-15」或「B2-15(機械)」')
  const space: SpaceSaid = { number }
  for (const word of inside.split(/[\s,]+/).filter(Boolean)) {
    if (word.startsWith('機械')) space.kind = 'mechanical'
    else if (word.startsWith('平面')) space.kind = 'flat'
    else space.area = readArea({ kind: 'text', text: word }) ?? undefined
  }
  return space
}

/** Splits at what stands between spaces, but not inside brackets. */
const spaceList = (text: string) => listOf(changeBrackets(text, (inside) => inside.replace(/[、;,]/g, ' ')))

/** Parking spaces, [] for 無. Throws WrongCell. */
export function readSpaces(cell: ReadCell): SpaceSaid[] {
  const text = plainTextOf(cell, true)
  if (isNone(text)) return []
  const spaces = spaceList(text).map(spaceOf)
  if (spaces.length > most) throw new WrongCell(`車位有 ${spaces.length} 個`, `最多 ${most} 個`)
  const twice = spaces.find((space, i) => spaces.findIndex((other) => other.number === space.number) < i)
  if (twice) throw new WrongCell(`車位 ${twice.number} 寫了兩次`, '每個車位寫一次')
  return spaces
}

/** Number plates in their usual form, [] for 無. Throws WrongCell. */
export function readPlates(cell: ReadCell): string[] {
  const text = plainTextOf(cell, true)
  if (isNone(text)) return []
  if (/\*/.test(text)) throw new WrongCell('這是遮罩過的車號', '請填完整車號，或改用未遮罩的匯出檔')
  const plates = listOf(text).map((item) => {
    const plate = atMost(normalPlate(item), 12)
    if (!/^[A-Z0-9-]{2,12}$/.test(plate)) throw new WrongCell(`「${item}」不是車號`, '例如 ABC-1234')
    return plate
  })
  if (plates.length > 10) throw new WrongCell(`車號有 ${plates.length} 個`, '最多 10 個')
  const bare = plates.map(barePlate)
  const twice = plates.find((_, i) => bare.indexOf(bare[i] ?? '') < i)
  if (twice) throw new WrongCell(`車號 ${twice} 寫了兩次`, '每個車號寫一次')
  return plates
}
