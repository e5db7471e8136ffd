import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, page, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

const quantity = z
  .int({ error: '數量只能是整數' })
  .min(1, { error: '數量至少 1' })
  .max(999, { error: '數量最多 999' })

// The older pages' names on the wire are in lower case (R194, R195).
const oldLine = z.object({
  lendableId: Id.meta({ wire: 'assetId' }),
  quantity: quantity.meta({ wire: 'quantity' }),
})
const OldLoan = z.object({
  loanId: Id.meta({ wire: 'id' }),
  lines: z.array(oldLine).meta({ wire: 'loanHistories' }),
})
const OldLendable = z.object({
  lendableId: Id.meta({ wire: 'id' }),
  displayId: z.string().meta({ wire: 'displayId' }),
  name: z.string().meta({ wire: 'name' }),
  /** How many there are, lent ones too. */
  quantity: z.int().meta({ wire: 'quantity' }),
  /** What the page counts with; nothing is chosen at first. */
  returnQuantity: z.literal(0).meta({ wire: 'returnQuantity' }),
  isReturned: z.literal(false).meta({ wire: 'returnSel' }),
})

const lendableId = Id.meta({ wire: 'Id' })
const content = {
  displayId: words(20),
  name: words(20),
  stock: z.int().min(0).max(9999),
}

export const Lendable = z.object({
  lendableId,
  displayId: z.string(),
  name: z.string(),
  stock: z.int(),
  lent: z.int(),
  sort: z.int(),
  isEnabled: z.boolean(),
  rowVersion: RowVersion,
})
export type Lendable = z.output<typeof Lendable>

const Line = z.object({
  lendableId: Id.meta({ wire: 'AssetId' }),
  displayId: z.string(),
  name: z.string(),
  quantity: z.int(),
  returned: z.int(),
  lost: z.int(),
  stillOut: z.int().meta({ wire: 'StillLoan' }),
})
/** What somebody was lent, with who they are. */
export const Loan = z.object({
  loanId: Id,
  visitorId: Id.meta({ wire: 'GuestId' }),
  visitor: z.string().meta({ wire: 'GuestName' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  /** The visitor left without giving it back. */
  isGone: z.boolean(),
  lentAt: Instant,
  lentBy: z.string(),
  lines: z.array(Line),
})
export type Loan = z.output<typeof Loan>

export const notEnough = (sentence: string) => problem(409561, sentence)
export const tooMuchReturned = (sentence: string) => problem(409562, sentence)
export const notInside = () => problem(409563, '訪客不在場，無法借出物品。')
export const displayIdTaken = (id: string) => problem(409564, `已經有編號「${id}」的物品，請改用別的編號。`)
export const lendableChanged = (name: string) =>
  problem(409565, `「${name}」剛被另一位管理人員改過，請看過新的內容再修改。`)
export const stockBelowLent = (lent: number) =>
  problem(409566, `目前借出 ${lent} 件，庫存數量不能少於借出的數量。`)
export const lendableIdTaken = () => problem(409567, '同一次新增已存成另一個物品，請關閉視窗後重新新增。')
export const stillLent = (lent: number) => problem(409568, `目前還有 ${lent} 件借出，收回後才能停用。`)
export const twiceNamed = () => problem(400561, '同一項物品請合併成一列再送出。')

const service = [17, 50] as const
const see = { can: 'visitorLoans.view', service } as const
const handle = { can: 'visitorLoans.handle', service } as const
const configure = { can: 'visitorLoans.configure', service } as const
/** What the documents call these calls with. */
export const apiVersionOne = '1.0'
const apiVersion = line(10).default(apiVersionOne).meta({ wire: 'api-version' })
const items = z
  .array(z.object({ lendableId: Id.meta({ wire: 'AssetId' }), quantity }))
  .min(1)
  .max(20)

export const visitorLoans = contract('visitorLoans', {
  listOldLoans: call({
    ...see,
    method: 'GET',
    path: '/KingNetApiMvc/asset_loans',
    summary:
      'What a visitor was lent; with stillLoan only what is not back, in the quantities that are not (R194).',
    takes: z.object({
      apiVersion,
      isStillOut: z.boolean().default(false).meta({ wire: 'stillLoan' }),
      visitorId: Id.meta({ wire: 'guestId' }),
    }),
    gives: data(z.array(OldLoan)),
  }),
  listOldLendables: call({
    ...see,
    method: 'GET',
    path: '/KingNetApiMvc/assets',
    summary:
      'Lendable things by their ids, at most 100 (R193, R195); all that are offered where none is named.',
    takes: z.object({
      apiVersion,
      ids: z.array(Id).max(100).optional().meta({ wire: 'ids' }),
      maxCount: z.int().min(1).max(100).default(100).meta({ wire: 'maxCount' }),
    }),
    gives: page(OldLendable),
  }),
  returnFromOldPage: call({
    ...handle,
    method: 'POST',
    path: '/KingNetApiMvc/asset_loans/{loanId}',
    summary: 'Things of one loan come back (R190 to R192).',
    takes: z.object({
      loanId: Id,
      apiVersion,
      lines: z.array(oldLine).min(1).max(40).meta({ wire: 'returnHistories' }),
    }),
    query: ['apiVersion'],
    gives: done,
  }),
  listLendables: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Asset',
    summary: 'What the desk lends, in its order, with how many are out; retired things after them.',
    takes: z.object({}),
    gives: data(z.array(Lendable)),
  }),
  addLendable: call({
    ...configure,
    method: 'POST',
    path: '/api/v1/Guest/Asset',
    summary: 'Adds something that the desk lends; the client may make the id.',
    takes: z.object({ lendableId: Id.optional().meta({ wire: 'Id' }), ...content }),
    gives: data(Lendable),
  }),
  changeLendable: call({
    ...configure,
    method: 'PUT',
    path: '/api/v1/Guest/Asset/{lendableId}',
    summary: 'Changes something that the desk lends; its stock never falls below what is out.',
    takes: z.object({
      lendableId: Id,
      rowVersion: RowVersion,
      ...content,
      sort: z.int().min(0).max(9999).optional(),
      isEnabled: z.boolean().optional(),
    }),
    gives: data(Lendable),
  }),
  listLoans: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Guest/Loan',
    summary:
      'Everything that is not back, the longest out first, also of visitors who left; or all loans of one visitor; or the last of one thing, the newest first.',
    takes: z.object({
      visitorId: Id.optional().meta({ wire: 'GuestId' }),
      lendableId: Id.optional().meta({ wire: 'AssetId' }),
    }),
    gives: data(z.array(Loan)),
    errors: 'own',
  }),
  lend: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/{visitorId}/Loan',
    summary: 'Lends things to a visitor who is inside: all or none.',
    takes: z.object({
      visitorId: Id,
      loanId: Id.optional(),
      items: items.meta({ wire: 'Assets' }),
    }),
    gives: data(Loan),
  }),
  giveUp: call({
    ...handle,
    method: 'POST',
    path: '/api/v1/Guest/Loan/{loanId}/Lost',
    summary: 'Things of a loan will not come back: they leave the stock.',
    takes: z.object({ loanId: Id, items: items.meta({ wire: 'Assets' }) }),
    gives: data(Loan),
  }),
})
