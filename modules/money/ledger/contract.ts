import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, KindNumber, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Cash and bank accounts, categories of income and of expenses: what a community decides about its accounts. */
export const accountGroups = ['asset', 'income', 'expense'] as const
const AccountGroup = z.enum(accountGroups)
export type AccountGroup = z.output<typeof AccountGroup>

export const Account = z.object({
  number: KindNumber,
  kind: AccountGroup,
  name: z.string(),
  /** The program books to it itself: it can be named, and stays. */
  isFixed: z.boolean(),
  isRetired: z.boolean(),
  version: RowVersion,
})
export type Account = z.output<typeof Account>

const name = words(16)

export const accountChanged = (called: string) =>
  problem(409_21_011, `「${called}」剛被另一位管理人員改過，已載入最新內容。`)
export const accountNameTaken = (called: string) => problem(409_21_012, `已有「${called}」，請用別的名稱。`)
export const accountOrderChanged = () => problem(409_21_013, '項目剛被另一位管理人員改過，請確認後再排序。')
export const accountFixed = (called: string) =>
  problem(409_21_014, `「${called}」是系統入帳用的科目，可以改名，不能停用。`)
export const accountHolds = (called: string, left: string) =>
  problem(409_21_015, `「${called}」還有餘額 ${left}，轉出後才能停用。`)

const service = [7] as const
const change = { can: 'ledger.configure', service } as const

/** The accounts of the ledger, as far as a community decides about them. */
export const ledger = contract('ledger', {
  listAccounts: call({
    method: 'GET',
    path: '/api/v1/CashManagement/Accounts',
    summary:
      'Cash and bank accounts, then categories of income and expenses, each in their order; retired ones too.',
    can: 'ledger.view',
    service,
    takes: z.object({}),
    gives: data(z.array(Account)),
  }),
  addAccount: call({
    ...change,
    method: 'POST',
    path: '/api/v1/CashManagement/Accounts',
    summary: 'Adds an account at the end of its group; its number is given.',
    takes: z.object({ kind: AccountGroup, name }),
    gives: data(Account),
  }),
  changeAccount: call({
    ...change,
    method: 'PATCH',
    path: '/api/v1/CashManagement/Accounts/{number}',
    summary: 'Names an account, retires it or brings it back. 409_21_011: changed meanwhile.',
    takes: z.object({
      number: KindNumber,
      version: RowVersion,
      name: name.optional(),
      isRetired: z.boolean().optional(),
    }),
    gives: data(Account),
  }),
  orderAccounts: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/CashManagement/Accounts/Order',
    summary:
      'Puts the accounts of a group that are in use in this order; `Seen` is the order that the person saw.',
    takes: z.object({
      kind: AccountGroup,
      numbers: z.array(KindNumber).min(1).max(100),
      seen: z.array(KindNumber).min(1).max(100),
    }),
    gives: data(z.array(Account)),
  }),
})
