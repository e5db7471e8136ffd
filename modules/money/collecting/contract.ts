import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, line, Money, RowVersion, words } from '#platform/contract/fields.ts'
import {
  accountFields,
  AccountState,
  Band,
  BeneficiaryAccount,
  CheckedBill,
  CodeFinding,
  CollectingSetting,
  Provider,
  ruleFields,
  VirtualRule,
} from './shapes.ts'

export type { AccountState, BeneficiaryAccount, CollectingSetting, VirtualRule } from './shapes.ts'
export { accountTail, spokenAccount } from './spoken-account.ts'

const service = [2] as const
const provider = { provider: Provider.default('general') }
const query = ['provider'] as const
const billing = { service, errors: 'billing' } as const
const view = { ...billing, can: 'collecting.view' } as const
const change = { ...billing, can: 'collecting.configure', query } as const
const approve = { ...billing, can: 'collecting.approve', query } as const

/** Where fees go and how they are paid in (service 2): the beneficiary account, virtual accounts, and what shops collect. */
export const collecting = contract('collecting', {
  showAccount: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Config/Community/Account',
    summary:
      'The account in force, the application that waits, and earlier ones; numbers masked (R289, R290).',
    takes: z.object(provider),
    gives: data(AccountState),
  }),
  openAccount: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Config/Community/Account/{accountId}',
    summary: 'One account with its whole number. Audited.',
    takes: z.object({ accountId: Id }),
    gives: data(BeneficiaryAccount),
  }),
  openPassbook: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Config/Community/Account/{accountId}/Passbook',
    summary: 'A short-lived link to the copy of its passbook, for whoever compares. Audited.',
    takes: z.object({ accountId: Id }),
    gives: data(z.object({ url: z.string(), contentType: z.string().meta({ wire: 'MimeType' }) })),
  }),
  keepPassbook: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Config/Community/PassbookCopy',
    summary: 'Keeps the copy of a passbook (multipart, field File): PDF, PNG or JPEG only (R284).',
    body: 'file',
    takes: z.object(provider),
    gives: data(
      z.object({
        path: z.string().meta({ wire: 'PassbookUrl' }),
        contentType: z.string().meta({ wire: 'MimeType' }),
      }),
    ),
  }),
  recognizePassbook: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Config/Community/PassbookRecognize',
    summary: 'What can be read of a kept copy: nothing of a picture, so that the person types.',
    unaudited: 'reads nothing and changes nothing',
    takes: z.object({ ...provider, passbookPath: accountFields.passbookPath }),
    gives: data(
      z.object({
        isRecognized: z.boolean(),
        accountName: z.string(),
        branchNumber: z.string().meta({ wire: 'BankBranchNumber' }),
        accountNumber: z.string().meta({ wire: 'Account' }),
      }),
    ),
  }),
  apply: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Config/Community/Account/Draft',
    summary:
      'Applies for another account; it waits for a second person (R290). The same id with the same content is the same again.',
    takes: z.object({ ...provider, accountId: Id, ...accountFields }),
    gives: data(BeneficiaryAccount),
  }),
  withdraw: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Config/Community/Account/Draft/Withdraw',
    summary: 'Revokes the application that waits (R291).',
    takes: z.object(provider),
    gives: data(AccountState),
  }),
  approve: call({
    ...approve,
    method: 'POST',
    path: '/api/v1/Config/Community/Account/Draft/{accountId}/Approve',
    summary: 'Approves an application of somebody else; its account is in force from now on.',
    takes: z.object({ ...provider, accountId: Id }),
    gives: data(AccountState),
  }),
  refuse: call({
    ...approve,
    method: 'POST',
    path: '/api/v1/Config/Community/Account/Draft/{accountId}/Refuse',
    summary: 'Refuses an application of somebody else with a reason.',
    takes: z.object({ ...provider, accountId: Id, reason: words(60) }),
    gives: data(AccountState),
  }),
  showSetting: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Config/Community/Collecting',
    summary: 'What shops collect for how much, what transfers cost, and how virtual accounts are made.',
    takes: z.object(provider),
    gives: data(
      CollectingSetting.extend({
        rule: VirtualRule.nullable(),
        pendingRule: VirtualRule.nullable(),
        /** By which accounts were given before, known for ever, and applications that came to nothing; the newest first. */
        earlierRules: z.array(VirtualRule),
        accountsGiven: z.int(),
      }),
    ),
  }),
  saveSetting: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Config/Community/Collecting',
    summary: 'Saves bands and the fee of transfers as a whole, over the version that was seen.',
    takes: z.object({
      ...provider,
      version: RowVersion,
      bands: z.array(Band).max(12),
      transferFee: z.int().min(0).max(999),
    }),
    gives: data(CollectingSetting),
  }),
  applyRule: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Config/Community/Collecting/Rule',
    summary:
      'Applies for a new rule of virtual accounts; it waits for a second person. The same id with the same content is the same again.',
    takes: z.object({ ...provider, ruleId: Id, seenRuleId: Id.nullable(), ...ruleFields }),
    gives: data(VirtualRule),
  }),
  withdrawRule: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Config/Community/Collecting/Rule/Withdraw',
    summary: 'Revokes the rule that waits.',
    takes: z.object(provider),
    gives: data(VirtualRule),
  }),
  approveRule: call({
    ...approve,
    method: 'POST',
    path: '/api/v1/Config/Community/Collecting/Rule/{ruleId}/Approve',
    summary:
      'Approves a rule that somebody else applied for; new accounts are made by it from now on, and those that were given stay for ever.',
    takes: z.object({ ...provider, ruleId: Id }),
    gives: data(VirtualRule),
  }),
  refuseRule: call({
    ...approve,
    method: 'POST',
    path: '/api/v1/Config/Community/Collecting/Rule/{ruleId}/Refuse',
    summary: 'Refuses a rule that somebody else applied for, with a reason.',
    takes: z.object({ ...provider, ruleId: Id, reason: words(60) }),
    gives: data(VirtualRule),
  }),
  tryCodes: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Config/Community/Collecting/Trial',
    summary: 'What a bill of a household would have: nothing is given out.',
    takes: z.object({
      ...provider,
      householdId: Id.meta({ wire: 'TabletId' }),
      amount: Money,
      barcodeUntil: Day,
      startsOn: Day,
    }),
    gives: data(
      z.object({
        virtualAccount: z.string(),
        segments: z.array(z.string()),
        sentence: z.string(),
        fee: z.int().nullable(),
      }),
    ),
  }),
  checkCode: call({
    ...view,
    method: 'GET',
    path: '/api/v1/Config/Community/Collecting/Check',
    summary:
      'Why a virtual account, or the three barcodes with spaces between, is one of the community, or is not; with its household and bill.',
    takes: z.object({ code: line(80), amount: Money.optional() }),
    gives: data(
      z.object({
        finding: CodeFinding,
        expected: z.string(),
        householdId: Id.nullable().meta({ wire: 'TabletId' }),
        label: z.string().meta({ wire: 'TabletNote' }),
        bill: CheckedBill.nullable(),
      }),
    ),
  }),
})
