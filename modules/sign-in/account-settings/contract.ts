import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { NewPassword } from '#modules/sign-in/accounts/contract.ts'
import { CodeSent, MobileNumber, typedCode } from '#modules/sign-in/phone-codes/contract.ts'

export const samePassword = () => problem(400648, '新密碼與目前的密碼相同，請換一組。')
export const samePhone = () => problem(400656, '這就是目前的手機號碼。')
export const phoneTaken = () => problem(409645, '這個手機號碼已經是另一個帳號，請先停用那個帳號。')
export const badMail = () => problem(400657, '電子郵件的格式不正確，例如 name@example.com。')

/** An own password, typed again. */
const password = verbatim(1000)

const OwnSession = z.object({
  sessionId: Id,
  communityName: z.string(),
  startedAt: Instant,
  seenAt: Instant,
  endsAt: Instant,
  way: z.enum(['password', 'code', 'passkey', 'enterprise']),
  /** Chrome（Windows） */
  device: z.string(),
  address: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})

const SignInTry = z.object({
  at: Instant,
  succeeded: z.boolean(),
  way: z.enum(['password', 'code', 'passkey', 'enterprise', 'secondFactor']),
  device: z.string(),
  address: z.string(),
})

const Info = z.object({
  account: z.string(),
  name: z.string(),
  /** '' of accounts that are no manager accounts. */
  phone: z.string(),
  mail: z.string(),
  kind: z.enum(['manager', 'plain', 'oneTime', 'enterprise']),
  hasPassword: z.boolean(),
  passwordChangedAt: Instant.nullable(),
})

const ofAccount = 'audited in the transaction of the account'

export const accountSettings = contract('accountSettings', {
  showInfo: call({
    method: 'GET',
    path: '/api/v1/Account/Info',
    summary: 'What the own account says of its person.',
    can: 'session',
    takes: z.object({}),
    gives: data(Info),
  }),
  changeInfo: call({
    method: 'PUT',
    path: '/api/v1/Account/Info',
    summary: 'Changes the own name and mail address.',
    can: 'session',
    takes: z.object({ name: words(50), mail: line(200) }),
    gives: data(Info),
    unaudited: ofAccount,
  }),
  sendPhoneCode: call({
    method: 'POST',
    path: '/api/v1/Account/Info/Phone/Code',
    summary: 'Sends a code to the number that the account is to have.',
    can: 'session',
    takes: z.object({ phone: MobileNumber, password }),
    gives: data(CodeSent),
    unaudited: 'nothing changes before the code is typed',
  }),
  changePhone: call({
    method: 'POST',
    path: '/api/v1/Account/Info/Phone',
    summary: 'The account gets the number that the code went to: auth_ and its ten digits (R038, R087).',
    can: 'session',
    takes: z.object(typedCode),
    gives: data(Info),
    unaudited: ofAccount,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/v1/Account/Password',
    summary: 'A new password; the old one is needed, and every other session ends.',
    can: 'session',
    takes: z.object({ oldPassword: password, newPassword: NewPassword }),
    gives: data(z.object({ endedSessions: z.int() })),
    unaudited: ofAccount,
  }),
  listSessions: call({
    method: 'GET',
    path: '/api/v1/Account/Session',
    summary: 'Where the account is signed in now.',
    can: 'session',
    takes: z.object({}),
    gives: data(z.array(OwnSession)),
  }),
  endSession: call({
    method: 'POST',
    path: '/api/v1/Account/Session/{sessionId}/End',
    summary: 'Signs the account out somewhere else.',
    can: 'session',
    takes: z.object({ sessionId: Id }),
    gives: done,
    unaudited: ofAccount,
  }),
  endOtherSessions: call({
    method: 'POST',
    path: '/api/v1/Account/Session/EndOthers',
    summary: 'Signs the account out everywhere but here.',
    can: 'session',
    takes: z.object({}),
    gives: data(z.object({ endedSessions: z.int() })),
    unaudited: ofAccount,
  }),
  listSignIns: call({
    method: 'GET',
    path: '/api/v1/Account/SignIn',
    summary: 'The last tries to sign in to the own account, right and wrong ones, of 90 days.',
    can: 'session',
    takes: z.object({}),
    gives: data(z.array(SignInTry)),
  }),
  passiveUse: call({
    method: 'GET',
    path: '/core/api/AuthorizationAccounts/PassiveUse/Alert',
    summary:
      'Whether accounts of the community were not used for long; for admins that are not from the portal (R086).',
    can: 'accountSettings.passiveUse',
    takes: z.object({}),
    gives: data(
      z.object({
        alert: z.boolean(),
        days: z.int(),
        accounts: z.array(
          z.object({ accountId: Id, name: z.string(), account: z.string(), lastUsedAt: Instant.nullable() }),
        ),
      }),
    ),
    errors: 'counter',
  }),
})
