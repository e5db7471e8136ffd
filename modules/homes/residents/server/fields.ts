import { z } from 'zod'
import { normalTelephone } from '#platform/contract/telephone.ts'
import { contractBackwards, unbornYet } from '../contract.ts'
import { residentFields } from '../shapes.ts'
import { dayIn } from './days.ts'

const Fields = z.object(residentFields)
/** What the desk writes down of somebody; only the name must be there. */
export type ResidentFields = z.input<typeof Fields>
type Written = z.output<typeof Fields>

/** What of somebody stands in their own row, in its usual form. */
export type Kept = Omit<Written, 'transportations' | 'emergencyContacts'>

/** Throws contractBackwards, unbornYet. */
export function checkDays(item: Pick<Kept, 'birthday' | 'contractFrom' | 'contractUntil'>, now: Date): void {
  const { birthday, contractFrom, contractUntil } = item
  if (contractFrom && contractUntil && contractUntil < contractFrom) throw contractBackwards()
  if (birthday && birthday > dayIn(now)) throw unbornYet()
}

/** Fields with telephone numbers in their usual form. Throws a ZodError for what the desk could not have written. */
export function keptFields(typed: ResidentFields, now: Date): Written {
  const fields = Fields.parse(typed)
  checkDays(fields, now)
  return {
    ...fields,
    mobile: normalTelephone(fields.mobile) ?? '',
    phone2: normalTelephone(fields.phone2) ?? '',
  }
}
