import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Whose number it may be; also what the audit calls them. */
export const phoneHolders = [
  'resident',
  'emergencyContact',
  'visitor',
  'visitorRegistration',
  'visitorBan',
  'depositRecipient',
  'depositPayer',
  'repairCase',
] as const
export type PhoneHolderKind = (typeof phoneHolders)[number]

export const tooManyNumbers = (seconds: number) =>
  problem(429460, `您短時間內顯示的電話太多，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })

export const phoneNumbers = contract('phoneNumbers', {
  show: call({
    method: 'GET',
    path: '/api/v1/PhoneNumber/{holder}/{id}',
    summary:
      "Somebody's whole telephone numbers, in their order; every view is audited, and counted by account.",
    can: 'phoneNumbers.show',
    takes: z.object({ holder: z.enum(phoneHolders), id: Id }),
    gives: data(z.object({ numbers: z.array(z.string()) })),
  }),
})
