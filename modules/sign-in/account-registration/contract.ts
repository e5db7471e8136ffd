import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, verbatim, Whole, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { NewPassword, SignInStep } from '#modules/sign-in/accounts/contract.ts'
import { typedCode } from '#modules/sign-in/phone-codes/contract.ts'

/** The version of what one agrees to at registering; a change of the words is a new version. */
export const consentVersion = 1

export const consentMissing = () => problem(400644, '請先閱讀並同意個人資料的使用說明。')
export const accountTaken = () => problem(409644, '這個手機號碼已經有帳號，請直接登入或重設密碼。')

export const accountRegistration = contract('accountRegistration', {
  register: call({
    method: 'POST',
    path: '/api/v1/Account/Register',
    summary: 'Makes a manager account of the number that a code went to; it belongs to no community yet.',
    can: 'public',
    cookie: true,
    takes: z.object({
      ...typedCode,
      name: words(50),
      password: NewPassword,
      /** The version of the words that the person agreed to. */
      consent: Whole,
    }),
    gives: data(SignInStep),
  }),
  replacePassword: call({
    method: 'POST',
    path: '/mvc/api/Login/NewPassword',
    summary: "A password of one's own in place of one that somebody gave, before anything else.",
    can: 'public',
    cookie: true,
    takes: z.object({ token: verbatim(200), password: NewPassword }),
    gives: data(SignInStep),
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/v1/Account/ResetPassword',
    summary: 'A new password by a code; every session of the account ends.',
    can: 'public',
    cookie: true,
    takes: z.object({ ...typedCode, password: NewPassword }),
    gives: data(SignInStep),
  }),
})
