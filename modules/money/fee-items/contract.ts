import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, KindNumber, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  building,
  Choice,
  cycle,
  dueMonth,
  FeeItem,
  FeeRate,
  feeType,
  householdId,
  kind,
  name,
  note,
  provider,
  quantity,
  rateAmount,
  Trial,
  unit,
} from './shapes.ts'
import { BalanceSettings, BasisSettings, TermSettings } from './settings.ts'

export const accountWrong = () => problem(400_21_201, '請選擇收入科目；已停用的科目不能使用。')
export const unitWrong = () => problem(400_21_202, '計費單位與計算方式不符，請重新選擇。')
export const itemChanged = (called: string) =>
  problem(409_21_203, `「${called}」剛被另一位管理人員改過，已載入最新內容。`)
export const itemNameTaken = (called: string) => problem(409_21_204, `已有「${called}」，請用別的名稱。`)
export const itemOrderChanged = () => problem(409_21_205, '項目剛被另一位管理人員改過，請確認後再排序。')
export const itemIdTaken = () => problem(409_21_206, '同一次新增已存成另一個項目，請關閉後重新新增。')
export const settingsChanged = (who: string, when: string) =>
  problem(409_21_207, `${who}已於${when}改過這一區，請看過新的內容再儲存。`)
export const notForChosen = () => problem(400_21_208, '這個項目適用全部住戶，不能指定戶別。')
export const dayNeeded = () => problem(400_21_209, '只收一次的項目，請填寫計入的日期。')
export const alreadyChosen = (label: string) => problem(409_21_210, `${label} 已經列入這個項目。`)
export const idTaken = () => problem(409_21_211, '同一次新增已存成別的內容，請重新整理後再試。')
export const buildingUnknown = () => problem(400_21_212, '沒有這一棟，請重新選擇。')
export const periodWrong = () => problem(400_21_213, '期間的結束日要在開始日之後，最長一年。')
export const itemRetired = (called: string) =>
  problem(409_21_214, `「${called}」已停用，請先恢復再修改費率或戶別。`)
export const householdWrong = () => problem(400_21_215, '虛擬戶與已關閉的戶別不計費，請選擇其他戶別。')

export const cycleWrong = () =>
  problem(400_21_440, '另訂週期的項目要有計費月份；單次、罰款與總額分攤不能另訂週期。')

const service = [2] as const
const see = { can: 'feeItems.view', service, errors: 'billing' } as const
const change = { can: 'feeItems.configure', service, errors: 'billing' } as const
const items = '/api/v1/Config/FeeItems'

const stamp = { version: RowVersion, changedAt: Instant.nullable(), changedBy: z.string() }
const section = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  shape.extend({ version: RowVersion })

/** An account of income that an item can be booked to. */
const IncomeAccount = z.object({ number: KindNumber, name: z.string() })

/** What households pay for, at which rates, and how the community decided about its fees. */
export const feeItems = contract('feeItems', {
  showService: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Bill/CommunityBillServiceSettings',
    summary:
      'What screens of fees need to know first: the cycle of its periods, who pays, how many items there are.',
    takes: z.object({ provider }),
    gives: data(
      z.object({
        ...BasisSettings.shape,
        ...TermSettings.shape,
        ...BalanceSettings.shape,
        itemCount: z.int(),
      }),
    ),
  }),
  showSettings: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Config/CommunitySettings',
    summary: 'The settings of fees in their sections, each with its version; 0 where nothing was decided.',
    takes: z.object({ provider }),
    gives: data(
      z.object({
        basis: BasisSettings.extend(stamp),
        term: TermSettings.extend(stamp),
        balance: BalanceSettings.extend(stamp),
      }),
    ),
  }),
  saveSettings: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Config/CommunitySettings',
    query: ['provider'],
    summary:
      'Saves the sections that are given over the version that was seen. 409_21_207: changed meanwhile; nothing is saved then.',
    takes: z.object({
      provider,
      basis: section(BasisSettings).optional(),
      term: section(TermSettings).optional(),
      balance: section(BalanceSettings).optional(),
    }),
    gives: done,
  }),
  listItems: call({
    ...see,
    method: 'GET',
    path: items,
    summary:
      'Fee items in the order of the bill, retired ones too, with the rates that hold (in 1/100 NT$), and what they can be booked to.',
    takes: z.object({ feeType, provider }),
    gives: data(
      z.object({
        items: z.array(FeeItem),
        accounts: z.array(IncomeAccount),
        buildings: z.array(z.string()),
      }),
    ),
  }),
  addItem: call({
    ...change,
    method: 'POST',
    path: items,
    summary:
      'Adds an item at the end; how it is calculated stays as it is. With a cycle of its own it is charged by the run that has its month. 409_21_204: the name is taken.',
    takes: z.object({
      feeItemId: Id,
      feeType,
      name,
      kind,
      unit,
      accountNumber: KindNumber,
      cycle: cycle.default(null),
      dueMonth: dueMonth.default(null),
    }),
    gives: data(z.object({ feeItemId: Id })),
  }),
  changeItem: call({
    ...change,
    method: 'PATCH',
    path: `${items}/{feeItemId}`,
    summary:
      'Names an item, books it elsewhere, lets it come at another cycle, retires it or uses it again. 409_21_203: changed meanwhile.',
    takes: z.object({
      feeItemId: Id,
      version: RowVersion,
      name: name.optional(),
      accountNumber: KindNumber.optional(),
      cycle: cycle.optional(),
      dueMonth: dueMonth.optional(),
      isRetired: z.boolean().optional(),
    }),
    gives: done,
  }),
  orderItems: call({
    ...change,
    method: 'PUT',
    path: `${items}/Order`,
    summary: 'Puts the items in use in this order; `Seen` is the order that the person saw.',
    takes: z.object({
      feeType,
      feeItemIds: z.array(Id).min(1).max(200),
      seen: z.array(Id).min(1).max(200),
    }),
    gives: done,
  }),
  showItem: call({
    ...see,
    method: 'GET',
    path: `${items}/{feeItemId}`,
    summary: 'All rates of an item with those that were replaced, and whom it is for.',
    takes: z.object({ feeItemId: Id }),
    gives: data(z.object({ rates: z.array(FeeRate), choices: z.array(Choice) })),
  }),
  setRate: call({
    ...change,
    method: 'POST',
    path: `${items}/{feeItemId}/Rates`,
    summary:
      'A rate from a day on, in 1/100 NT$; of a shared item the sum of that month. It takes the place of one of the same day.',
    takes: z.object({
      feeItemId: Id,
      feeRateId: Id,
      building: building.default(''),
      fromDay: Day,
      amount: rateAmount,
    }),
    gives: done,
  }),
  withdrawRate: call({
    ...change,
    method: 'DELETE',
    path: `${items}/{feeItemId}/Rates/{feeRateId}`,
    summary: 'Takes a rate back; the one before it holds again. Bills that are issued stay as they are.',
    takes: z.object({ feeItemId: Id, feeRateId: Id }),
    gives: done,
  }),
  addChoice: call({
    ...change,
    method: 'POST',
    path: `${items}/{feeItemId}/Households`,
    summary:
      'Puts a household under an item of chosen ones; what is owed once needs the day that it counts to.',
    takes: z.object({
      feeItemId: Id,
      choiceId: Id,
      householdId,
      quantity,
      onDay: Day.nullable().default(null),
      note,
    }),
    gives: done,
  }),
  removeChoice: call({
    ...change,
    method: 'DELETE',
    path: `${items}/{feeItemId}/Households/{choiceId}`,
    summary: 'Takes a household out of an item; bills that are issued stay as they are.',
    takes: z.object({ feeItemId: Id, choiceId: Id }),
    gives: done,
  }),
  tryHousehold: call({
    ...see,
    method: 'GET',
    path: `${items}/Trial`,
    summary: 'What a household would owe for a period by items and rates as they are; nothing is issued.',
    takes: z.object({ feeType, provider, householdId, startsOn: Day, endsOn: Day }),
    gives: data(Trial),
  }),
})
