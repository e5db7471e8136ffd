import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { roles } from '#platform/contract/access.ts'

/** What is kept locally of whoever signed in: exactly the specification's fields (R037). */
export const LoginUserInfo = z.object({
  expireTime: Instant,
  isAdmin: z.boolean(),
  isFromEip: z.boolean(),
  isAuthorizationAccount: z.boolean(),
  isOneTimeAccount: z.boolean(),
  communityName: z.string(),
  adminName: z.string(),
  communityId: Id.meta({ wire: 'ComId' }),
  time: Instant,
  account: z.string(),
})
export type LoginUserInfo = z.output<typeof LoginUserInfo>

/** What a right password, code or passkey gives: a token for the next steps of signing in. */
export const SignInStep = z.object({
  token: z.string(),
  name: z.string(),
  /** The token is good for nothing until a second factor was right. */
  needsSecondFactor: z.boolean(),
  /** Nor until the person set a password of their own in place of one that somebody gave them. */
  needsNewPassword: z.boolean(),
  /** Tries that failed since the last time that somebody signed in. */
  failures: z.int(),
})
export type SignInStep = z.output<typeof SignInStep>

/** A new password as it is typed. */
export const NewPassword = verbatim(1000).min(1)

const EnterableCommunity = z.object({
  communityId: Id.meta({ wire: 'ComId' }),
  communityName: z.string(),
  householdCount: z.int(),
  lastEnteredAt: Instant.nullable(),
  /** Nobody enters it until the operator resumes it. */
  isSuspended: z.boolean(),
})

/** A community of the account that it may not enter at present, told to its person alone. */
const ClosedCommunity = z.object({ communityName: z.string(), why: z.enum(['suspended', 'over']) })
export type ClosedCommunity = z.output<typeof ClosedCommunity>

const Me = z.object({
  accountId: Id,
  name: z.string(),
  account: z.string(),
  kind: z.enum(['manager', 'plain', 'oneTime', 'enterprise']),
  role: z.enum(roles),
  communityId: Id.meta({ wire: 'ComId' }),
  communityName: z.string(),
  services: z.array(z.int()),
  permissions: z.array(z.string()),
  /** The roles whose accounts they may open, raise, invite and give passwords to. */
  handles: z.array(z.enum(roles)),
  sessionEndsAt: Instant,
})
export type Me = z.output<typeof Me>

/** The features that Login/Feature knows by number (R060). */
export const features = {
  postal: 1,
  announcement: 2,
  message: 3,
  push: 4,
  user: 5,
  payment: 6,
  facilities: 7,
  point: 8,
} as const

export const wrongPassword = (left: number) => problem(401101, `帳號或密碼不正確，還可以再試 ${left} 次。`)
export const waitBeforeSigningIn = (seconds: number) =>
  problem(429101, `登入失敗太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })
export const signInExpired = () => problem(401102, '登入步驟已過期，請重新輸入帳號與密碼。')
export const waitInThisNetwork = (seconds: number) =>
  problem(429640, `這個網路登入失敗太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })
/** Many guess this account; where nobody it knows signed in before one waits, and there are other ways in. */
export const accountBesieged = (seconds: number) =>
  problem(
    429761,
    `這個帳號被多處嘗試登入，沒用過的瀏覽器請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。您可以改用登入過的瀏覽器或櫃台電腦、簡訊驗證碼或通行密鑰，或請社區管理人員協助。`,
    { retryAfter: seconds },
  )
export const tooManyAtOnce = () => problem(503761, '現在登入的人太多，請過幾秒再試一次。', { retryAfter: 5 })
export const factorMissing = () => problem(401640, '請先完成第二步驟驗證。')
export const ownPasswordMissing = () => problem(401641, '這組密碼是別人給的，請先登入並設定自己的密碼。')
export const demoElsewhere = () => problem(403101, '示範帳號只能在本機使用。')
export const passwordRefused = (why: string) => problem(400640, why)
export const wrongOwnPassword = (left: number) => problem(400649, `目前的密碼不正確，還可以再試 ${left} 次。`)
export const noOwnPassword = () => problem(403642, '這個帳號由企業入口登入，沒有自己的密碼。')
export const managersOnly = () =>
  problem(403641, '此功能限社區管理人員帳號使用，請重新註冊新制「社區管理人員帳號」')
export const noCommunityOpen = () =>
  problem(403643, '這個帳號目前不能進入社區：已停用、使用期限已過，或已被移出。請洽社區管理人員。')
/** Communities that suspended the account are named to whoever proved to be its person. */
export const suspendedIn = (communities: string) =>
  problem(403644, `您的帳號在${communities}已停用，目前不能進入。請洽社區管理人員恢復使用。`)
export const turnOverIn = (communities: string) =>
  problem(403645, `您的帳號在${communities}的使用期限已過。要繼續使用，請洽社區管理人員。`)
/** Of the second person of a count, who proved to be its person. */
export const witnessAway = () =>
  problem(
    403646,
    '這個帳號目前不能在這個社區作業：已停用、使用期限已過，或不是社區的人員。請換一位人員確認。',
  )
export const communitySuspended = () => problem(409642, '這個社區目前停用，無法登入，請洽系統營運人員。')
export const accountSuspended = () => problem(409643, '這個帳號目前停用，無法登入，請洽系統營運人員。')
export const noLongerActing = () =>
  problem(409732, '要求這件工作的帳號已停用或不在社區裡，工作已停止，沒有寫入任何資料。')
export const lastAdminOf = (community: string) =>
  problem(
    409733,
    `這個帳號是「${community}」最後一位可以進入的最高權限管理者，請先為社區指定另一位，或停用整個社區。`,
  )
export const notYourCommunity = () => problem(404101, '這個帳號沒有這個社區的權限。')

export const accounts = contract('accounts', {
  checkPassword: call({
    method: 'POST',
    path: '/mvc/api/Login/CheckAccountPassword',
    summary: 'Checks account and password; gives a token for the next steps of signing in.',
    can: 'public',
    cookie: true,
    takes: z.object({ account: verbatim(100).trim().min(1), password: verbatim(200).min(1) }),
    gives: data(SignInStep),
  }),
  listCommunities: call({
    method: 'POST',
    path: '/mvc/api/Login/GetCommunitysWithToken',
    summary: 'The communities that the account may enter, and those that let it in no longer.',
    can: 'public',
    takes: z.object({ token: verbatim(200) }),
    gives: data(z.array(EnterableCommunity)).extend({ closed: z.array(ClosedCommunity) }),
  }),
  enterCommunity: call({
    method: 'POST',
    path: '/mvc/api/Login/EnterCommunity',
    summary: 'Starts a session in one community and sets the login cookie.',
    can: 'public',
    cookie: true,
    takes: z.object({ token: verbatim(200), communityId: Id.meta({ wire: 'ComId' }) }),
    gives: data(LoginUserInfo),
  }),
  refreshAccess: call({
    method: 'POST',
    path: '/api/v1/Identity/Login/Admin/WebCookie',
    summary: 'Turns the login cookie into a short-lived access token.',
    can: 'public',
    cookie: true,
    knownBy: 'cookie',
    takes: z.object({}),
    gives: z.object({ accessToken: z.string(), expiresAt: Instant }),
  }),
  logOut: call({
    method: 'GET',
    path: '/mvc/api/ServiceWorker/AuthorizationLogout',
    summary: 'Ends the session of the login cookie and clears the cookies (R028).',
    can: 'public',
    cookie: true,
    takes: z.object({}),
    gives: done,
  }),
  me: call({
    method: 'GET',
    path: '/api/v1/Account/Me',
    summary: 'Who is signed in, where, and what they may.',
    can: 'session',
    takes: z.object({}),
    gives: data(Me),
  }),
  checkFeature: call({
    method: 'GET',
    path: '/api/v1/Login/Feature',
    summary: 'Whether the community has a feature and the account may use it (R061).',
    can: 'session',
    takes: z.object({ feature: z.int().min(1).max(8) }),
    gives: data(z.object({ isFeature: z.boolean() })),
  }),
})
