import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { type CourierItem, type ItemKind, returns } from '../contract.ts'
import { complain, emptyForm, type ItemForm, toRequest } from './item-form.ts'

const api = client(returns)

/** The form as a draft, and registering it: what failed stays, and sent again it is the same item. */
export function useItemForm(kind: ItemKind, photoReady: () => Promise<string>) {
  const queries = useQueryClient()
  const [form, keep] = useDraft<ItemForm>('returns.register', emptyForm())
  const latest = useRef(form)

  function put(next: ItemForm) {
    latest.current = next
    keep(next)
  }
  const act = useSubmit(
    async (retry) => {
      put({ ...latest.current, photoPath: await photoReady() })
      const { data } = await api.register(toRequest(latest.current, kind), retry)
      const label = data.label || data.senderName
      toast(text('registerItems', 'registered', { serial: data.serialNumber, label }))
      void queries.invalidateQueries({ queryKey: ['courierItems'] })
      put(emptyForm(latest.current))
      return data
    },
    { isWrong: () => complain(latest.current, kind) !== undefined },
  )

  function replace(next: ItemForm) {
    act.forget()
    put(next)
  }
  const { busy, failure, tried } = act
  return {
    form,
    read: () => latest.current,
    change: (patch: Partial<ItemForm>) => replace({ ...latest.current, ...patch }),
    clear: () => replace(emptyForm(latest.current)),
    /** The registered item; undefined when something must be mended first. */
    register: (): Promise<CourierItem | undefined> => act.submit(),
    complaint: tried ? complain(form, kind) : undefined,
    failure,
    busy,
  }
}

export type ItemFormTools = ReturnType<typeof useItemForm>
