import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPaging,
  data,
  done,
  Id,
  Instant,
  line,
  Secret,
  verbatim,
  Whole,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { AuditPage } from '#modules/keeping/audit/contract.ts'
import { Overview } from './shapes.ts'

export const wrongOperator = () => problem(401691, '名稱、密碼或驗證碼不正確。')
export const waitOperator = (seconds: number) =>
  problem(429691, `登入失敗太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })
export const operatorBesieged = (seconds: number) =>
  problem(
    429762,
    `這個名稱被多處嘗試登入，沒用過的瀏覽器請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試，或改用登入過的瀏覽器。`,
    { retryAfter: seconds },
  )
export const communityIdTaken = () => problem(409_20_001, '這個社區已經建立過了，請重新整理後再看。')
export const communityNameTaken = () => problem(409692, '已經有同名的社區，請換一個名稱。')
export const accountTaken = (name: string) => problem(409693, `帳號 ${name} 已經是這個社區的人員。`)
export const servicesChanged = () => problem(409694, '服務剛被另一位營運人員改過，請看過新的內容再儲存。')
export const noSuchService = () => problem(400692, '沒有這項服務，請重新選擇。')
export const tooManyHouseholds = () => problem(400693, '一次最多建立 3000 戶，請減少棟數、樓層或每層戶數。')
export const noSuchCommunity = () => problem(404692, '找不到這個社區。')
export const noSuchAccount = () => problem(404693, '找不到這個帳號。')

const Reason = words(60)

export const CommunityLine = z.object({
  communityId: Id.meta({ wire: 'ComId' }),
  name: z.string(),
  householdCount: z.int(),
  residentCount: z.int(),
  accountCount: z.int(),
  sessionCount: z.int(),
  createdAt: Instant,
  suspendedAt: Instant.nullable(),
  suspendedReason: z.string(),
})
export type CommunityLine = z.output<typeof CommunityLine>

const Member = z.object({ accountId: Id, account: z.string(), name: z.string(), role: z.string() })
export const CommunityDetail = CommunityLine.extend({
  services: z.array(z.int()),
  managers: z.array(Member),
  /** Who was asked to be the top manager and has not accepted. */
  asked: z.array(z.object({ account: z.string() })),
})
export type CommunityDetail = z.output<typeof CommunityDetail>

export const AccountLine = z.object({
  accountId: Id,
  account: z.string(),
  name: z.string(),
  kind: z.enum(['manager', 'plain', 'oneTime', 'enterprise']),
  communities: z.array(z.object({ name: z.string(), role: z.string() })),
  sessionCount: z.int(),
  /** Failed attempts that make some address wait now. */
  isWaiting: z.boolean(),
  suspendedAt: Instant.nullable(),
  suspendedReason: z.string(),
})
export type AccountLine = z.output<typeof AccountLine>

/** What narrows the operators' audit; what is left out narrows nothing. */
const auditFilters = {
  operator: line(50).optional(),
  action: line(80).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
}

/** Buildings of the same shape: `A棟` with 12 floors of 4 is A棟-1F-1 to A棟-12F-4. */
export const Building = z.object({
  name: words(10),
  floors: z.int().min(1).max(80),
  perFloor: z.int().min(1).max(60),
})
const ManagerAccount = verbatim(50)
  .trim()
  .toLowerCase()
  .regex(/^auth_09\d{8}$/, { error: '請填寫 auth_ 加上 10 碼手機號碼' })
/** A first password is shown once; '' for somebody who has one. */
const Invited = data(z.object({ account: z.string(), password: Secret }))

const operatorCall = { can: 'operator' } as const

export const operator = contract('operator', {
  signIn: call({
    method: 'POST',
    path: '/api/v1/Operator/SignIn',
    summary: 'Signs an operator in: name, password and the code of the authenticator.',
    can: 'public',
    cookie: true,
    takes: z.object({
      name: verbatim(50).trim().min(1),
      password: verbatim(200).min(1),
      code: verbatim(10).trim().min(1),
    }),
    gives: data(z.object({ name: z.string(), sessionEndsAt: Instant })),
  }),
  signOut: call({
    method: 'POST',
    path: '/api/v1/Operator/SignOut',
    summary: "Ends the operator's session.",
    can: 'public',
    cookie: true,
    takes: z.object({}),
    gives: done,
  }),
  me: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Me',
    summary: 'Which operator is signed in.',
    takes: z.object({}),
    gives: data(z.object({ name: z.string(), sessionEndsAt: Instant })),
    unaudited: 'who one is oneself',
  }),
  overview: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Overview',
    summary: 'Counts over all communities, the queue, the disk, the version and the backups.',
    takes: z.object({}),
    gives: data(Overview),
    unaudited: 'counts of the whole installation, nothing of a community',
  }),
  listAudit: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Audit',
    summary: "The operators' own audit, the newest first.",
    takes: z.object({ ...auditFilters, ...cursorPaging }),
    gives: AuditPage,
    unaudited: 'the audit itself',
  }),
  listAuditChoices: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Audit/Choices',
    summary: 'Who ever did something, and which acts there ever were: what one can narrow by.',
    takes: z.object({}),
    gives: data(z.object({ operators: z.array(z.string()), actions: z.array(z.string()) })),
    unaudited: 'the audit itself',
  }),
  exportAudit: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Audit/File',
    summary: "The operators' audit as a workbook, narrowed as the list is; audited.",
    takes: z.object(auditFilters),
    gives: z.object({}),
  }),
  listCommunities: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Community',
    summary: 'Communities whose name has the text.',
    takes: z.object({ text: verbatim(50).trim().default('') }),
    gives: data(z.array(CommunityLine)),
  }),
  showCommunity: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Community/{communityId}',
    summary: 'One community with its services and managers.',
    takes: z.object({ communityId: Id.meta({ wire: 'ComId' }) }),
    gives: data(CommunityDetail),
  }),
  createCommunity: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Community',
    summary: 'Makes a community with its services, households and top manager.',
    takes: z.object({
      communityId: Id.meta({ wire: 'ComId' }),
      name: words(50),
      services: z.array(Whole).max(100),
      buildings: z.array(Building).max(50).default([]),
      /** Labels `A棟-12F-3` from a list, beside the buildings. */
      labels: z.array(words(40)).max(3000).default([]),
      account: ManagerAccount,
      managerName: words(50),
    }),
    gives: Invited,
    secret: 'it gives a first password',
  }),
  setServices: call({
    ...operatorCall,
    method: 'PUT',
    path: '/api/v1/Operator/Community/{communityId}/Service',
    summary: 'Which services the community has; `Seen` are those that the person saw.',
    takes: z.object({
      communityId: Id.meta({ wire: 'ComId' }),
      services: z.array(Whole).max(100),
      seen: z.array(Whole).max(100),
    }),
    gives: data(CommunityDetail),
  }),
  suspendCommunity: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Community/{communityId}/Suspend',
    summary: 'Nobody enters the community any more; its sessions end.',
    takes: z.object({ communityId: Id.meta({ wire: 'ComId' }), reason: Reason }),
    gives: data(CommunityDetail),
  }),
  resumeCommunity: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Community/{communityId}/Resume',
    summary: 'The community is entered again.',
    takes: z.object({ communityId: Id.meta({ wire: 'ComId' }), reason: Reason }),
    gives: data(CommunityDetail),
  }),
  inviteManager: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Community/{communityId}/Manager',
    summary:
      'Makes somebody top manager of the community: a new account with a first password; whoever has one is asked, and is it after accepting.',
    takes: z.object({
      communityId: Id.meta({ wire: 'ComId' }),
      account: ManagerAccount,
      managerName: words(50),
      reason: Reason,
    }),
    gives: Invited,
    secret: 'it gives a first password',
  }),
  findAccounts: call({
    ...operatorCall,
    method: 'GET',
    path: '/api/v1/Operator/Account',
    summary: 'Accounts of all communities by a part of account or name; at most 50.',
    takes: z.object({ text: words(50) }),
    gives: data(z.array(AccountLine)),
  }),
  suspendAccount: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Account/{accountId}/Suspend',
    summary: 'The account signs in nowhere any more; its sessions end.',
    takes: z.object({ accountId: Id, reason: Reason }),
    gives: data(AccountLine),
  }),
  resumeAccount: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Account/{accountId}/Resume',
    summary: 'The account signs in again.',
    takes: z.object({ accountId: Id, reason: Reason }),
    gives: data(AccountLine),
  }),
  unlockAccount: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Account/{accountId}/Unlock',
    summary: 'Forgets failed attempts, so that nobody has to wait.',
    takes: z.object({ accountId: Id, reason: Reason }),
    gives: data(AccountLine),
  }),
  endSessions: call({
    ...operatorCall,
    method: 'POST',
    path: '/api/v1/Operator/Account/{accountId}/EndSessions',
    summary: 'Signs the account out everywhere.',
    takes: z.object({ accountId: Id, reason: Reason }),
    gives: data(AccountLine),
  }),
})
