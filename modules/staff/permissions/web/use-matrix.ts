import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { rightsChanged } from '#modules/sign-in/accounts/events.ts'
import type { Role } from '#platform/contract/access.ts'
import { client } from '#platform/web/calls/client.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed, useServices } from '#platform/web/frame/use-me.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { type Cell, permissionMatrix } from '../contract.ts'
import { grouped } from './permission-groups.ts'

const api = client(permissionMatrix)
const key = (role: Role, permission: string) => `${role} ${permission}`

/** The matrix with what was ticked otherwise and not saved yet. */
export function useMatrix() {
  const queries = useQueryClient()
  const services = useServices()
  const mayChange = useAllowed()([{ can: 'permissions.change' }]).length > 0
  const [wishes, setWishes] = useState<ReadonlyMap<string, boolean>>(new Map())
  const refresh = () => queries.invalidateQueries({ queryKey: ['permissions'] })
  useChanges([rightsChanged.name], () => void refresh())
  const matrix = useQuery({ queryKey: ['permissions'], queryFn: async () => (await api.show({})).data })
  const rows = matrix.data ?? []
  const ids = new Set(services?.map((service) => service.id))
  const isDirty = wishes.size > 0
  useBlocker({
    shouldBlockFn: async () =>
      isDirty &&
      !(await confirmBox({
        title: text('permissionPages', 'leaveTitle'),
        text: text('permissionPages', 'leaveText'),
        ok: text('permissionPages', 'leaveGo'),
        cancel: text('permissionPages', 'leaveStay'),
        enter: false,
      })),
    enableBeforeUnload: isDirty,
  })

  const allowedOf = (permission: string, cell: Cell) => wishes.get(key(cell.role, permission)) ?? cell.allowed

  function toggle(permission: string, cell: Cell) {
    const next = new Map(wishes)
    const wanted = !allowedOf(permission, cell)
    if (wanted === cell.allowed) next.delete(key(cell.role, permission))
    else next.set(key(cell.role, permission), wanted)
    setWishes(next)
  }

  const { busy, submit: save } = useSubmit(
    async (retry) => {
      const changes = rows.flatMap(({ permission, cells }) =>
        cells
          // What somebody else decided in the same way meanwhile is done.
          .filter((cell) => allowedOf(permission, cell) !== cell.allowed)
          .map((cell) => ({ role: cell.role, permission, allowed: !cell.allowed, seen: cell.allowed })),
      )
      const count = changes.length
      const sure = await confirmBox({
        title: text('permissionPages', 'confirmTitle', { count }),
        text: text('permissionPages', 'confirmText'),
        ok: text('permissionPages', 'confirmOk'),
        enter: false,
      })
      if (!sure) return
      await api.change({ changes }, retry).finally(() => void refresh())
      setWishes(new Map())
      toast(text('permissionPages', 'saved', { count }))
    },
    { onFailure: inBox },
  )

  return {
    matrix,
    groups: grouped(rows, ids),
    mayChange,
    count: wishes.size,
    busy,
    allowedOf,
    toggle,
    save,
    discard: () => setWishes(new Map()),
  }
}

export type MatrixTools = ReturnType<typeof useMatrix>
