import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import { identities } from '#modules/homes/residents/server/public.ts'
import { isNone, plainTextOf } from './cell-text.ts'
import { WrongCell } from './faults.ts'

export { identities }

/** What else people call somebody who is this to a household. */
const otherNames: Record<string, number> = {
  所有權人: 1,
  區分所有權人: 1,
  租客: 3,
  租戶: 3,
  房客: 3,
  看護: 6,
  幫傭: 6,
}

const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/** The number of an identity, null for 無. Throws WrongCell. */
export function readIdentity(cell: ReadCell): number | null {
  const text = bare(plainTextOf(cell))
  if (isNone(text)) return null
  const id = identities.find((identity) => bare(identity.name) === text)?.id ?? otherNames[text]
  if (id) return id
  throw new WrongCell('沒有這種身分', `請填 ${identities.map((identity) => identity.name).join('、')}`)
}
