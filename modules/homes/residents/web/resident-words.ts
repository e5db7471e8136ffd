import { ticked } from '#platform/web/look/meanwhile-texts.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { Resident } from '../shapes.ts'
import { identityName } from './identity-name.ts'
import type { ResidentForm } from './resident-form.ts'

const say = (key: 'name' | 'identity' | 'mobile' | 'phone2' | 'birthday' | 'movedInOn' | 'isContact') =>
  text('residentDialogs', key)
const day = (item: string | null | undefined) => item?.replaceAll('-', '/') ?? ''

/** What is written of somebody, as people read it; what is masked stays masked. */
export const residentWords = (form: ResidentForm, of: Resident): Facts => [
  [say('name'), form.name],
  [say('identity'), form.identityId === null ? '' : identityName(form.identityId)],
  [say('mobile'), form.mobile ?? of.mobile],
  [say('phone2'), form.phone2 ?? of.phone2],
  [say('birthday'), day(form.birthday ?? of.birthday)],
  [text('residentDialogs', 'contractFrom'), day(form.contractFrom)],
  [text('residentDialogs', 'contractUntil'), day(form.contractUntil)],
  [say('movedInOn'), day(form.movedInOn)],
  [text('residentDialogs', 'transportations'), inRow(form.transportations.map(({ plate }) => plate))],
  [say('isContact').split(/[：,:]/)[0] ?? '', ticked(form.isContact)],
]
