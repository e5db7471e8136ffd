import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { normalTelephone } from '#platform/contract/telephone.ts'
import { SignInStep } from '#modules/sign-in/accounts/contract.ts'

/** Codes that one number gets in a day (R041). */
export const codesADay = 3

/** A mobile number as people write it, in its usual form: the ten digits of a manager account (R038). */
export const MobileNumber = verbatim(30)
  .transform((typed) => normalTelephone(typed) ?? '')
  .refine((digits) => /^09\d{8}$/.test(digits), { error: '請輸入 10 碼手機號碼，例如 0912345678' })
  .meta({ wire: 'Mobile' })

export const typedCode = {
  codeId: Id,
  code: verbatim(20).transform((typed) => typed.normalize('NFKC').replace(/\s/g, '')),
}

/** What is told of a code that was asked for: the same whether the number has an account or not. */
export const CodeSent = z.object({
  codeId: Id,
  expiresAt: Instant,
  /** Before this instant no other one is sent to the number. */
  againAt: Instant,
  /** How many more the number may get today. */
  left: z.int(),
})
export type CodeSent = z.output<typeof CodeSent>

export const wrongCode = (left: number) => problem(400641, `驗證碼不正確，還可以再試 ${left} 次。`)
/** Too old, used, or tried too often. */
export const codeOver = () => problem(400642, '這組驗證碼已失效，請重新傳送。')
export const codesUsedUp = () =>
  problem(429641, `簡訊驗證一天最多 ${codesADay} 次，這個號碼今天已達上限，請明天再試，或改用密碼登入。`)
export const codeJustSent = (seconds: number) =>
  problem(429642, `驗證碼剛送出，請 ${seconds} 秒後再索取。`, { retryAfter: seconds })
export const tooManyCodes = (seconds: number) =>
  problem(429643, `這個網路的嘗試次數太多，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })
export const noTextMessages = () =>
  problem(503641, '這個系統還沒有設定簡訊服務，請改用密碼登入，或洽系統管理員。')

export const phoneCodes = contract('phoneCodes', {
  canSend: call({
    method: 'GET',
    path: '/api/v1/Account/PhoneCode',
    summary: 'Whether this installation can send codes by SMS at all; said before anybody types a number.',
    can: 'public',
    takes: z.object({}),
    gives: data(z.object({ canSend: z.boolean() })),
  }),
  sendCode: call({
    method: 'POST',
    path: '/api/v1/Account/PhoneCode',
    summary: 'Sends a code by SMS; the answer is the same whether the number has an account or not (R041).',
    can: 'public',
    cookie: true,
    takes: z.object({ phone: MobileNumber, purpose: z.enum(['signIn', 'register', 'reset']) }),
    gives: data(CodeSent),
  }),
  signInByCode: call({
    method: 'POST',
    path: '/mvc/api/Login/CheckPhoneCode',
    summary: 'Signs in with a code instead of a password; gives a token for the next steps (R040).',
    can: 'public',
    cookie: true,
    takes: z.object(typedCode),
    gives: data(SignInStep),
  }),
})
