import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, Secret, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** The form of an activation code (R390). */
export const openingForm = /^[0-9A-Z]{8}$/
/** What a code may make of its account in the community. */
export const openingRoles = ['admin', 'manager', 'treasurer', 'desk', 'committee'] as const

export const codeMissing = () => problem(400650, '請輸入開通碼。')
export const codeMisshapen = () => problem(400651, '開通碼錯誤：應為 8 碼的數字或大寫英文字母。')
export const codeUnknown = () => problem(404650, '沒有這個開通碼，請向社區的最高權限管理者確認。')
export const codeUsed = () =>
  problem(409650, '這個開通碼已經使用過，請向社區的最高權限管理者索取新的開通碼。')
export const codeOver = () => problem(409651, '這個開通碼已經到期，請向社區的最高權限管理者索取新的開通碼。')
export const codeRevoked = () => problem(409652, '這個開通碼已被收回，請向社區的最高權限管理者確認。')
export const alreadyMember = (community: string) =>
  problem(409653, `您的帳號已經可以進入${community}，不需要再開通。`)
export const cannotRevoke = () => problem(409654, '這個開通碼已經使用過或已收回。')
export const onlyManagersOpen = () => problem(403650, '只有社區管理人員帳號可以開通社區。')
export const tooManyOpenings = (seconds: number) =>
  problem(429650, `開通碼錯誤太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })

const Opening = z.object({
  id: Id,
  ending: z.string(),
  role: z.enum(openingRoles),
  note: z.string(),
  state: z.enum(['open', 'used', 'revoked', 'expired']),
  issuedAt: Instant,
  issuedByName: z.string(),
  expiresAt: Instant,
  usedAt: Instant.nullable(),
  usedByName: z.string(),
  revokedByName: z.string(),
})
export type Opening = z.output<typeof Opening>

export const communityOpenings = contract('communityOpenings', {
  open: call({
    method: 'POST',
    path: '/core/api/AuthorizationSn/UseSnOpenAccount',
    summary:
      'Opens a community with an activation code (R389): for whoever is signed in, or holds a sign-in token; for anybody else it says which community it is.',
    can: 'public',
    cookie: true,
    takes: z.object({
      serial: verbatim(50).meta({ wire: 'Sn' }),
      token: verbatim(200).default(''),
    }),
    gives: data(
      z.object({
        status: z.enum(['opened', 'signInFirst']),
        communityId: Id.meta({ wire: 'ComId' }).nullable(),
        communityName: z.string(),
        /** With it somebody who is signed in goes on into the new community. */
        token: z.string(),
      }),
    ),
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/CommunityOpening',
    summary: 'The activation codes of the community, the newest first, without the codes.',
    can: 'communityOpenings.issue',
    takes: z.object({}),
    gives: data(z.array(Opening)),
  }),
  issue: call({
    method: 'POST',
    path: '/api/v1/CommunityOpening',
    summary: 'Makes an activation code, given once (R394); single use, for so many days.',
    can: 'communityOpenings.issue',
    takes: z.object({
      role: z.enum(openingRoles),
      days: z.int().min(1).max(30),
      note: line(50).default(''),
    }),
    gives: data(z.object({ id: Id, serial: Secret.meta({ wire: 'Sn' }), expiresAt: Instant })),
    secret: 'the code, which is kept as a digest only',
  }),
  revoke: call({
    method: 'POST',
    path: '/api/v1/CommunityOpening/{id}/Revoke',
    summary: 'An activation code opens nothing any more.',
    can: 'communityOpenings.issue',
    takes: z.object({ id: Id }),
    gives: done,
  }),
})
