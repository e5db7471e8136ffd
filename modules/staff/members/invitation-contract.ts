import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** What somebody can be asked to be; a one-time account is the community's own and is not asked. */
export const invitedRoles = ['admin', 'manager', 'treasurer', 'desk', 'committee'] as const
export type InvitedRole = (typeof invitedRoles)[number]
/** Days that an invitation waits. */
export const invitationDays = 30
/** Invitations of a community that wait at once. */
export const mostInvitations = 100

export const wrongInvitedName = () =>
  problem(
    400721,
    '帳號請填 auth_ 加 10 碼手機號碼，或櫃台帳號的 3 到 30 個英文小寫字母、數字、底線、句點或減號。',
  )
export const invitationGone = () => problem(404721, '這份邀請已經結束：已撤回、婉拒、接受，或超過 30 天。')
export const alreadyInvited = () => problem(409721, '這個帳號已在邀請中，等本人登入後接受。')
export const tooManyInvitations = () =>
  problem(409722, `同時最多 ${mostInvitations} 份邀請，請先撤回不需要的。`)

const asked = { id: Id, role: z.enum(invitedRoles), invitedAt: Instant, expiresAt: Instant }

/** Somebody who was asked to join, as the community sees them: the name that was typed, and nothing that is known of it. */
const Invitation = z.object({ ...asked, account: z.string(), invitedBy: z.string() })
export type Invitation = z.output<typeof Invitation>

/** A community that asks, as the person sees it; `invitedBy` is '' when whoever runs Lobby asks. */
const OwnInvitation = z.object({ ...asked, communityName: z.string(), invitedBy: z.string() })
export type OwnInvitation = z.output<typeof OwnInvitation>

/** The token of a sign-in that has no community yet; '' for whoever is signed in. */
const token = verbatim(200).default('')
const own = { can: 'public', knownBy: 'token', cookie: true, method: 'POST' } as const
const change = { can: 'members.change', gives: done, method: 'POST' } as const

export const memberInvitations = contract('memberInvitations', {
  list: call({
    method: 'GET',
    path: '/api/v1/Account/Invitation',
    summary: 'Who was asked to join the community and has not answered.',
    can: 'members.view',
    takes: z.object({}),
    gives: data(z.array(Invitation)),
  }),
  invite: call({
    ...change,
    path: '/api/v1/Account/Invitation',
    summary: 'Asks an account to join; the answer is the same whether there is one of the name.',
    takes: z.object({ id: Id, account: words(100), role: z.enum(invitedRoles) }),
  }),
  withdraw: call({
    ...change,
    path: '/api/v1/Account/Invitation/{id}/Withdraw',
    summary: 'Asks no longer.',
    takes: z.object({ id: Id }),
  }),
  listOwn: call({
    ...own,
    path: '/api/v1/Account/Invitation/Own',
    summary: 'Which communities ask whoever is signed in, or holds a sign-in token, to join.',
    takes: z.object({ token }),
    gives: data(z.array(OwnInvitation)),
  }),
  accept: call({
    ...own,
    path: '/api/v1/Account/Invitation/{id}/Accept',
    summary: 'Joins the community that asks; whoever is signed in gets a token that leads into it.',
    takes: z.object({ id: Id, token }),
    gives: data(z.object({ communityId: Id.meta({ wire: 'ComId' }), token: z.string() })),
  }),
  decline: call({
    ...own,
    path: '/api/v1/Account/Invitation/{id}/Decline',
    summary: 'Does not join; the invitation is gone.',
    takes: z.object({ id: Id, token }),
    gives: done,
  }),
})
