import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, Secret, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { SignInStep } from '#modules/sign-in/accounts/contract.ts'

export const wrongFactor = (left: number) =>
  problem(
    400645,
    `驗證碼不正確，還可以再試 ${left} 次。請看驗證器上現在的 6 位數字，或用一組還沒用過的備用碼。`,
  )
export const waitForFactor = (seconds: number) =>
  problem(429645, `第二步驟失敗太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })
export const passkeyRefused = () => problem(400646, '這個通行密鑰無法驗證，請重試，或改用密碼登入。')
export const passkeysNeedName = () => problem(409646, '這個網址不能使用通行密鑰，請改用系統的正式網址開啟。')
export const totpCodeWrong = () =>
  problem(400647, '驗證碼不正確，請確認手機時間是自動設定，再輸入現在顯示的 6 位數字。')
export const totpMissing = () => problem(409647, '設定步驟已過期，請重新掃描 QR 碼。')
export const mostPasskeys = 10
export const tooManyPasskeys = () => problem(409648, `通行密鑰最多 ${mostPasskeys} 個，請先移除不用的。`)

const code = verbatim(30).transform((typed) => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase())

const Passkey = z.object({
  passkeyId: Id,
  name: z.string(),
  madeAt: Instant,
  usedAt: Instant.nullable(),
})

/** What the browser's own functions take and give stays as they write it. */
const Foreign = verbatim(20_000)

export const secondFactors = contract('secondFactors', {
  check: call({
    method: 'POST',
    path: '/mvc/api/Login/CheckSecondFactor',
    summary: 'The second step of signing in: a code of the authenticator, or a recovery code.',
    can: 'public',
    cookie: true,
    takes: z.object({ token: verbatim(200), code }),
    gives: data(z.object({ recoveryCodesLeft: z.int() })),
  }),
  passkeyOptions: call({
    method: 'POST',
    path: '/mvc/api/Login/Passkey/Options',
    summary: 'What the browser needs to sign somebody in with a passkey.',
    can: 'public',
    cookie: true,
    takes: z.object({}),
    gives: data(z.object({ challengeId: Id, options: Foreign })),
  }),
  signInByPasskey: call({
    method: 'POST',
    path: '/mvc/api/Login/Passkey',
    summary: 'Signs in with a passkey, which is both steps at once.',
    can: 'public',
    cookie: true,
    takes: z.object({ challengeId: Id, answer: Foreign }),
    gives: data(SignInStep),
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/Account/SecondFactor',
    summary: 'The second factors of the account.',
    can: 'session',
    takes: z.object({}),
    gives: data(
      z.object({
        totpSince: Instant.nullable(),
        recoveryCodesLeft: z.int(),
        passkeys: z.array(Passkey),
        /** Passkeys need a domain name. */
        mayHavePasskeys: z.boolean(),
      }),
    ),
  }),
  beginTotp: call({
    method: 'POST',
    path: '/api/v1/Account/SecondFactor/Totp',
    summary:
      'Begins an authenticator: the secret as an address for its QR code; it counts once a code was typed.',
    can: 'session',
    takes: z.object({ password: verbatim(1000) }),
    gives: data(z.object({ address: Secret, secret: Secret })),
    secret: 'the secret of the authenticator',
    unaudited: 'nothing holds before it is confirmed',
  }),
  confirmTotp: call({
    method: 'POST',
    path: '/api/v1/Account/SecondFactor/Totp/Confirm',
    summary:
      'The authenticator shows the right codes: it is asked for from now on. Gives the recovery codes, once.',
    can: 'session',
    takes: z.object({ code }),
    gives: data(z.object({ recoveryCodes: z.array(Secret) })),
    secret: 'the recovery codes',
    unaudited: 'audited in the transaction of the account',
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/v1/Account/SecondFactor/RecoveryCodes',
    summary: 'New recovery codes, given once; the old ones end.',
    can: 'session',
    takes: z.object({ password: verbatim(1000) }),
    gives: data(z.object({ recoveryCodes: z.array(Secret) })),
    secret: 'the recovery codes',
    unaudited: 'audited in the transaction of the account',
  }),
  endTotp: call({
    method: 'POST',
    path: '/api/v1/Account/SecondFactor/Totp/End',
    summary: 'The authenticator is asked for no more.',
    can: 'session',
    takes: z.object({ password: verbatim(1000) }),
    gives: done,
    unaudited: 'audited in the transaction of the account',
  }),
  beginPasskey: call({
    method: 'POST',
    path: '/api/v1/Account/SecondFactor/Passkey/Options',
    summary: 'What the browser needs to make a passkey.',
    can: 'session',
    takes: z.object({ password: verbatim(1000) }),
    gives: data(z.object({ challengeId: Id, options: Foreign })),
    anew: 'a challenge of one use',
    unaudited: 'nothing holds before the passkey is there',
  }),
  addPasskey: call({
    method: 'POST',
    path: '/api/v1/Account/SecondFactor/Passkey',
    summary: 'Keeps a passkey that the browser made.',
    can: 'session',
    takes: z.object({ challengeId: Id, answer: Foreign, name: words(40) }),
    gives: data(Passkey),
    unaudited: 'audited in the transaction of the account',
  }),
  renamePasskey: call({
    method: 'PUT',
    path: '/api/v1/Account/SecondFactor/Passkey/{passkeyId}',
    summary: 'Calls a passkey otherwise, so that its device is known by it.',
    can: 'session',
    takes: z.object({ passkeyId: Id, name: words(40) }),
    gives: data(Passkey),
    unaudited: 'audited in the transaction of the account',
  }),
  removePasskey: call({
    method: 'POST',
    path: '/api/v1/Account/SecondFactor/Passkey/{passkeyId}/Remove',
    summary: 'A passkey signs nobody in any more.',
    can: 'session',
    takes: z.object({ passkeyId: Id }),
    gives: done,
    unaudited: 'audited in the transaction of the account',
  }),
})
