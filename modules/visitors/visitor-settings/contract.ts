import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { consentWords, DeskSettings, FormSettings } from './settings.ts'

/** Days that registrations of the public form are kept where the community decided nothing. */
export const registrationDays = 28

const name = words(12)
const sort = z.int().min(0).max(9999)
const version = RowVersion
/** Which state of a section is shown; 0 and no date: the community decided nothing yet. */
const stamp = { version, changedAt: Instant.nullable(), changedBy: z.string() }
const reasonId = Id.meta({ wire: 'Id' })
const vendorKindId = Id.meta({ wire: 'Id' })

export const VendorKind = z.object({ vendorKindId, name: z.string() })
const VendorKindEntry = VendorKind.extend({
  sort: z.int(),
  isEnabled: z.boolean(),
  rowVersion: RowVersion,
})
export const Reason = z.object({
  reasonId,
  name: z.string(),
  sort: z.int(),
  isEnabled: z.boolean(),
  rowVersion: RowVersion,
  vendorKinds: z.array(VendorKind).meta({ wire: 'VendorTypes' }),
})
export type Reason = z.output<typeof Reason>

/** A kind of card that the desk keeps, as the specification has it (R168). */
export const PledgeKind = z.object({ pledgeKindId: Id.meta({ wire: 'Id' }), name: z.string() })
const PledgeKindEntry = PledgeKind.extend({
  isNationalId: z.boolean(),
  sort: z.int(),
  isEnabled: z.boolean(),
  rowVersion: RowVersion,
})

const list = z.enum(['reasons', 'vendorKinds', 'pledgeKinds'])
export type ListName = z.output<typeof list>

export const sectionChanged = (who: string, when: string) =>
  problem(409571, `${who}已於${when}改過這一區，請看過新的內容再儲存。`)
export const entryChanged = (entry: string) =>
  problem(409572, `「${entry}」剛被另一位管理人員改過，請看過新的內容再修改。`)
export const nameTaken = (entry: string) => problem(409573, `已經有「${entry}」，請改用別的名稱。`)
export const entryIdTaken = () => problem(409574, '同一次新增已存成另一個項目，請關閉視窗後重新新增。')
export const noReasonLeft = () => problem(409575, '至少要保留一個來訪事由，否則無法登記訪客。')
export const orderChanged = () => problem(409576, '清單剛被另一位管理人員改過，請看過新的順序再排一次。')
export const lawForbids = () =>
  problem(400571, '國民身分證非依法律不得扣留（戶籍法第 56 條），請由管理人員確認後勾選同意再啟用。')

const service = [17, 50] as const
const see = { can: 'visitorSettings.view', service } as const
const change = { can: 'visitorSettings.change', service, gives: done } as const

const entry = {
  name,
  /** Left out: at the end, or where it stands. */
  sort: sort.optional(),
  isEnabled: z.boolean().optional(),
  /** What the person saw; callers of older pages name none. */
  rowVersion: RowVersion.optional(),
}
const newEntryId = Id.optional().meta({ wire: 'Id' })

export const visitorSettings = contract('visitorSettings', {
  listReasons: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/CauseType',
    summary: 'Reasons of visits in their order, retired ones after them, with the kinds of vendors of each.',
    takes: z.object({}),
    gives: data(z.array(Reason)),
  }),
  addReason: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Guest/CauseType',
    summary: 'Adds a reason; the client may make the id.',
    takes: z.object({ reasonId: newEntryId, name, sort: sort.optional() }),
    gives: data(z.object({ reasonId })),
  }),
  changeReason: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Guest/CauseType/{reasonId}',
    summary: 'Renames, moves, retires or restores a reason; visitors keep what it was called.',
    takes: z.object({ reasonId, ...entry }),
  }),
  retireReason: call({
    ...change,
    method: 'DELETE',
    path: '/api/v1/Guest/CauseType/{reasonId}',
    summary: 'Offers a reason no more; visitors that have it keep it.',
    takes: z.object({ reasonId }),
  }),
  listVendorKinds: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/CauseType/{reasonId}/VendorType',
    summary: 'The kinds of vendors of a reason.',
    takes: z.object({ reasonId }),
    gives: data(z.array(VendorKindEntry)),
  }),
  addVendorKind: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Guest/CauseType/{reasonId}/VendorType',
    summary: 'Adds a kind of vendors to a reason.',
    takes: z.object({ reasonId: Id, vendorKindId: newEntryId, name, sort: sort.optional() }),
    gives: data(z.object({ vendorKindId })),
  }),
  changeVendorKind: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Guest/CauseType/{reasonId}/VendorType/{vendorKindId}',
    summary: 'Renames, moves, retires or restores a kind of vendors.',
    takes: z.object({ reasonId: Id, vendorKindId, ...entry }),
  }),
  retireVendorKind: call({
    ...change,
    method: 'DELETE',
    path: '/api/v1/Guest/CauseType/{reasonId}/VendorType/{vendorKindId}',
    summary: 'Offers a kind of vendors no more.',
    takes: z.object({ reasonId: Id, vendorKindId }),
  }),
  listAllVendorKinds: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/VendorTypes',
    summary: 'All kinds of vendors that are offered, with the reason of each.',
    takes: z.object({}),
    gives: data(z.array(VendorKind.extend({ reasonId: Id.meta({ wire: 'CauseTypeId' }) }))),
  }),
  listPledgeKinds: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/IdCard',
    summary: 'The kinds of cards that the desk may keep while a visitor is inside.',
    takes: z.object({}),
    gives: data(z.array(PledgeKind)),
    errors: 'counter',
  }),
  addPledgeKind: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Guest/IdCard',
    summary: 'Adds a kind of card.',
    takes: z.object({
      pledgeKindId: newEntryId,
      name,
      sort: sort.optional(),
      isLawKnown: z.boolean().default(false),
    }),
    gives: data(PledgeKind.pick({ pledgeKindId: true })),
  }),
  changePledgeKind: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Guest/IdCard/{pledgeKindId}',
    summary:
      'Renames, moves, retires or restores a kind of card; the national ID card only when the law was pointed to.',
    takes: z.object({ pledgeKindId: Id, ...entry, isLawKnown: z.boolean().default(false) }),
  }),
  reorder: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Guest/Setting/{list}/Order',
    summary:
      'Puts the offered entries in order; `Seen` is the order that the person saw. Kinds of vendors name their reason.',
    takes: z.object({
      list,
      ids: z.array(Id).max(500),
      seen: z.array(Id).max(500),
      reasonId: Id.optional().meta({ wire: 'CauseTypeId' }),
    }),
  }),
  showCodes: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Features/QRcodeEnable',
    summary: 'Whether booked visitors show a QR code.',
    takes: z.object({}),
    gives: data(z.boolean()),
    errors: 'counter',
  }),
  showAll: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Setting',
    summary: 'What the community decided about its visitors, with versions; pledge kinds with retired ones.',
    takes: z.object({}),
    gives: data(
      z.object({
        desk: DeskSettings.extend(stamp),
        registration: FormSettings.extend({
          ...stamp,
          consent: z.string(),
          consentVersion: z.int(),
          keptDays: z.int(),
        }),
        pledgeKinds: z.array(PledgeKindEntry).meta({ wire: 'IdCards' }),
      }),
    ),
  }),
  saveDesk: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Guest/Setting/Desk',
    summary: 'Saves QR codes and parking bays.',
    takes: DeskSettings.extend({ version }),
  }),
  saveRegistration: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Guest/Setting/Registration',
    summary: 'Opens or closes the public form; another wording of the consent is a version of its own.',
    takes: FormSettings.extend({ version, consent: consentWords }),
  }),
})
