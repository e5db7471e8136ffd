import { listAuditOf } from '#modules/keeping/audit/server/public.ts'
import { serve } from '#platform/server/serve.ts'
import { members } from '../contract.ts'
import { remove, restore, setRole, setTurn, suspend } from './change.ts'
import { listMembers, listStaff } from './list.ts'
import { givePassword, open } from './open.ts'

const done = { data: true } as const

export const routes = serve(members, {
  list: async (context) => ({ data: await listMembers(context) }),
  listStaff: async (context) => ({ data: await listStaff(context) }),
  open: async (context, input) => ({ data: await open(context, input) }),
  setRole: async (context, input) => {
    await setRole(context, input)
    return done
  },
  setTurn: async (context, input) => {
    await setTurn(context, input)
    return done
  },
  suspend: async (context, input) => {
    await suspend(context, input)
    return done
  },
  restore: async (context, input) => {
    await restore(context, input)
    return done
  },
  remove: async (context, input) => {
    await remove(context, input)
    return done
  },
  givePassword: async (context, input) => ({ data: await givePassword(context, input) }),
  listRecords: (context, { accountId, after, maxCount }) =>
    listAuditOf(context, ['member', 'rolePermission'], { targetId: accountId, after, maxCount }),
})
