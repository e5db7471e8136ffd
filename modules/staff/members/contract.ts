import { z } from 'zod'
import { roles } from '#platform/contract/access.ts'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, RowVersion, Secret, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { AuditPage } from '#modules/keeping/audit/contract.ts'
import { accountKinds, longestTurn } from './roles.ts'

const version = RowVersion

/** An account in a community: what it is, what it may, since when and how long. */
export const Member = z.object({
  accountId: Id,
  account: z.string(),
  /** Masked until the person has entered the community once: nobody learns a name from a number. */
  name: z.string(),
  kind: z.enum(accountKinds),
  role: z.enum(roles),
  since: Instant,
  addedBy: z.string(),
  lastEnteredAt: Instant.nullable(),
  suspendedAt: Instant.nullable(),
  suspendedBy: z.string(),
  /** The end of a one-time account's turn. */
  validUntil: Instant.nullable(),
  version,
})
export type Member = z.output<typeof Member>

/** Somebody who works here, as everybody else who does may know them. */
const StaffMember = Member.pick({ accountId: true, name: true, role: true, lastEnteredAt: true })
export type StaffMember = z.output<typeof StaffMember>

export const unknownMember = () => problem(404661, '這個帳號不在社區裡，可能已被移除。')
export const memberRemoved = (by: string, when: string) =>
  problem(404664, `${by}已於${when} 把這個帳號移出社區，不必再處理。`)
export const wrongRole = () => problem(400661, '一次性帳號只能是一次性角色，其他帳號不能是一次性角色。')
export const wrongTurn = () => problem(400662, `一次性帳號的期限必須在現在起 ${longestTurn} 小時內。`)
export const wrongAccountName = () =>
  problem(400663, '帳號請用 3 到 30 個英文小寫字母、數字、底線、句點或減號，且不能以 auth_ 開頭。')
export const lastAdmin = () => problem(409661, '這是社區最後一位最高權限管理者，請先指定另一位。')
export const memberChanged = (name: string) =>
  problem(409662, `「${name}」剛被另一位管理人員改過，請看過新的內容再修改。`)
export const accountTaken = () => problem(409663, '這個帳號名稱已有人使用，請換一個。')
export const alreadyMember = () => problem(409664, '這個帳號已經在社區裡。')
export const yourself = () =>
  problem(409665, '不能更改自己的角色，也不能停用或移除自己，請由另一位管理人員處理。')
export const ownPassword = () =>
  problem(
    409666,
    '這個帳號的密碼由本人管理：社區管理人員帳號、物業公司帳號，以及同時屬於其他社區的帳號都不能代為重設。',
  )

const item = { accountId: Id, version }
const change = { can: 'members.change', gives: done } as const
const showsPassword = 'the answer shows a password that is shown once'

export const members = contract('members', {
  list: call({
    method: 'GET',
    path: '/api/v1/Account/Member',
    summary: 'The accounts of the community.',
    can: 'members.view',
    takes: z.object({}),
    gives: data(z.array(Member)),
  }),
  listStaff: call({
    method: 'GET',
    path: '/api/v1/Account/Member/Staff',
    summary:
      'Who works here and in which role; everybody who works here may know that, and when they last came those who manage accounts.',
    can: 'session',
    takes: z.object({}),
    gives: data(z.array(StaffMember)),
  }),
  open: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Account/Member/New',
    summary: 'Opens an account for the desk or for one turn; gives its first password, once.',
    secret: showsPassword,
    takes: z.object({
      accountId: Id,
      account: words(30),
      name: words(30),
      role: z.enum(roles),
      validUntil: Instant.nullable(),
    }),
    gives: data(z.object({ password: Secret })),
  }),
  setRole: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Account/Member/{accountId}/Role',
    summary: 'Gives a member another role.',
    takes: z.object({ ...item, role: z.enum(roles) }),
  }),
  setTurn: call({
    ...change,
    method: 'PUT',
    path: '/api/v1/Account/Member/{accountId}/ValidUntil',
    summary: "Sets the end of a one-time account's turn.",
    takes: z.object({ ...item, validUntil: Instant }),
  }),
  suspend: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Account/Member/{accountId}/Suspend',
    summary: 'Keeps a member out until somebody lets them in again; ends their sessions here.',
    takes: z.object({ ...item, reason: words(100) }),
  }),
  restore: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Account/Member/{accountId}/Restore',
    summary: 'Lets a suspended member in again.',
    takes: z.object(item),
  }),
  remove: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Account/Member/{accountId}/Remove',
    summary: 'Takes an account out of the community; what it did stays written down.',
    takes: z.object({ ...item, reason: words(100) }),
  }),
  givePassword: call({
    ...change,
    method: 'POST',
    path: '/api/v1/Account/Member/{accountId}/Password',
    summary: 'Gives a desk or one-time account another password, once; ends its sessions.',
    secret: showsPassword,
    takes: z.object(item),
    gives: data(z.object({ password: Secret })),
  }),
  listRecords: call({
    method: 'GET',
    path: '/api/v1/Account/Member/Record',
    summary: 'What happened to the accounts of the community, the newest first.',
    can: 'members.view',
    takes: z.object({
      accountId: Id.optional(),
      after: verbatim(60).default(''),
      maxCount: z.int().min(1).max(100).default(50),
    }),
    gives: AuditPage,
  }),
})
