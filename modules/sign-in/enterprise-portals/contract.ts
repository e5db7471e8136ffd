import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { SignInStep } from '#modules/sign-in/accounts/contract.ts'

export const portalRoles = ['manager', 'treasurer', 'desk', 'committee'] as const

export const badTicket = () => problem(401655, '企業入口的登入連結無效或已過期，請回到企業入口重新開啟。')
export const usedTicket = () => problem(401656, '這個登入連結已經使用過，請回到企業入口重新開啟。')
export const badKey = () =>
  problem(400655, '公開金鑰無法使用：請貼上 PEM 格式的 Ed25519、P-256 或 2048 位元以上的 RSA 公開金鑰。')
export const portalIdTaken = () => problem(409731, '同一次新增已存成另一個企業入口，請關閉視窗後重新新增。')
export const lastAdminFromPortal = () =>
  problem(409734, '社區最後一位可以進入的最高權限管理者來自這個企業入口，請先指定另一位，再停用。')
export const alreadyClosed = () => problem(409656, '這個企業入口已經停用。')

const Portal = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(portalRoles),
  algorithm: z.string(),
  madeAt: Instant,
  madeByName: z.string(),
  closedAt: Instant.nullable(),
  accounts: z.int(),
})
export type Portal = z.output<typeof Portal>

export const enterprisePortals = contract('enterprisePortals', {
  signIn: call({
    method: 'POST',
    path: '/mvc/api/Login/EnterpriseTicket',
    summary: 'Signs in with a ticket that the enterprise portal signed; each is good once.',
    can: 'public',
    cookie: true,
    takes: z.object({ ticket: verbatim(5000) }),
    gives: data(SignInStep),
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/EnterprisePortal',
    summary: 'The enterprise portals from which people come into the community.',
    can: 'enterprisePortals.change',
    takes: z.object({}),
    gives: data(z.array(Portal)),
  }),
  add: call({
    method: 'POST',
    path: '/api/v1/EnterprisePortal',
    summary: 'Lets people of a portal in whose key this is, with one role.',
    can: 'enterprisePortals.change',
    takes: z.object({ id: Id, name: words(50), publicKey: verbatim(5000), role: z.enum(portalRoles) }),
    gives: data(Portal),
  }),
  close: call({
    method: 'POST',
    path: '/api/v1/EnterprisePortal/{id}/Close',
    summary: 'Lets nobody of a portal in any more; whoever is signed in from it is signed out.',
    can: 'enterprisePortals.change',
    takes: z.object({ id: Id }),
    gives: done,
    unaudited: 'audited in the transaction of the accounts',
  }),
})
