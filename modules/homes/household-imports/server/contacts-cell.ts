import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { atMost, isNone, listOf, personName, plainTextOf } from './cell-text.ts'
import { WrongCell } from './faults.ts'
import { telephone } from './simple-cells.ts'
import type { EmergencyContact } from './state.ts'

/** As many as a resident's form takes. */
const most = 5
export const contactExample = '王志遠（弟）0912-345-678'

/** What the person is to the resident: in brackets, without digits. */
const relationOf = /\(([^()\d]*)\)/
/** Where a number begins. */
const numberStart = /[(+\d]/

function contactOf(text: string): EmergencyContact {
  const relation = atMost(relationOf.exec(text)?.[1]?.trim() ?? '', 20)
  const rest = text.replace(relationOf, ' ').trim()
  const at = rest.search(numberStart)
  const [name, number] = at < 0 ? ['', ''] : [rest.slice(0, at).trim(), rest.slice(at)]
  if (/[*○]/.test(text)) throw new WrongCell('這是遮罩過的資料', '請填完整姓名與電話，或改用未遮罩的匯出檔')
  if (!name || !number) throw new WrongCell(`「${text}」看不懂`, `請填姓名與電話，例如「${contactExample}」`)
  return { name: personName(name.replace(/\s+/g, ' '), 50), relation, phone: telephone(number) }
}

/** Emergency contacts, [] for 無. Throws WrongCell. */
export function readContacts(cell: ReadCell): EmergencyContact[] {
  const text = plainTextOf(cell, true)
  if (isNone(text)) return []
  const contacts = listOf(text).map(contactOf)
  if (contacts.length > most) throw new WrongCell(`緊急聯絡人有 ${contacts.length} 位`, `最多 ${most} 位`)
  return contacts
}
