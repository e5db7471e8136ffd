import { listAuditOf } from '#modules/keeping/audit/server/public.ts'
import { serve } from '#platform/server/serve.ts'
import { members } from '../contract.ts'
import { remove, restore, setRole, setTurn, suspend } from './change.ts'
import { listMembers, listStaff } from './list.ts'
import { givePassword, open } from './open.ts'

export const routes = serve(members, {
  list: listMembers,
  listStaff,
  open,
  setRole,
  setTurn,
  suspend,
  restore,
  remove,
  givePassword,
  listRecords: (context, { accountId, after, maxCount }) =>
    listAuditOf(context, ['member', 'rolePermission'], { targetId: accountId, after, maxCount }),
})
