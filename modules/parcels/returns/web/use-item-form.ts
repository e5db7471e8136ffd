import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { type CourierItem, type ItemKind, returns } from '../contract.ts'
import { type Complaint, complain, emptyForm, type ItemForm, toRequest } from './item-form.ts'

const api = client(returns)

/** The form as a draft, and registering it: what failed stays, and sent again it is the same item. */
export function useItemForm(kind: ItemKind, photoReady: () => Promise<string>) {
  const queries = useQueryClient()
  const [form, keep] = useDraft<ItemForm>('returns.register', emptyForm())
  const latest = useRef(form)
  const [complaint, setComplaint] = useState<Complaint>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function replace(next: ItemForm) {
    latest.current = next
    setComplaint(undefined)
    keep(next)
  }
  const change = (patch: Partial<ItemForm>) => replace({ ...latest.current, ...patch })
  function clear() {
    setFailure(undefined)
    replace(emptyForm(latest.current))
  }

  /** The registered item; undefined when something must be mended first. */
  async function register(): Promise<CourierItem | undefined> {
    const wrong = complain(latest.current, kind)
    if (wrong || busy) {
      setComplaint(wrong)
      return undefined
    }
    setBusy(true)
    setFailure(undefined)
    try {
      change({ photoPath: await photoReady() })
      const { data } = await api.register(toRequest(latest.current, kind))
      const label = data.label || data.senderName
      toast(text('registerItems', 'registered', { serial: data.serialNumber, label }))
      void queries.invalidateQueries({ queryKey: ['courierItems'] })
      clear()
      return data
    } catch (error) {
      setFailure(sentenceOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { form, read: () => latest.current, change, clear, register, complaint, failure, busy }
}

export type ItemFormTools = ReturnType<typeof useItemForm>
