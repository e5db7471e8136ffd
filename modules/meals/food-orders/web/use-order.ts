import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { menusQuery, specsQuery, useMenuChanges } from '#modules/meals/food-menu/web/public.ts'
import type { FoodItem } from '#modules/meals/food-shapes.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import type { FoodOrder, OrderMode } from '#modules/meals/order-shapes.ts'
import type { HeldOrder } from '../held-contract.ts'
import { type DraftLine, offered, pricesOf, withOneMore } from './order-model.ts'
import { balanceQuery } from '#modules/meals/points/web/public.ts'
import { ordersApi, useOrderChanges } from './queries.ts'

/** Who eats. */
export interface Eater {
  householdId: string
  label: string
  names: readonly string[]
}
export type Step = 'items' | 'points' | 'done'
type Quoted = Awaited<ReturnType<typeof ordersApi.quote>>['data']

interface Draft {
  orderId: string
  household: Eater | null
  /** Whose points of the household; '': its own. */
  residentId: string
  lines: readonly DraftLine[]
  /** The line whose options are shown. */
  active: string
  /** ISO; '': as soon as possible. */
  pickupAt: string
  mode: OrderMode
  step: Step
  quoted?: Quoted
  done?: FoodOrder
}
const empty = (): Draft => ({
  orderId: newId(),
  household: null,
  residentId: '',
  lines: [],
  active: '',
  pickupAt: '',
  mode: 'normalFirst',
  step: 'items',
})

const wishesOf = (lines: readonly DraftLine[]) => lines.map(({ key: _, ...wish }) => wish)

/** An order in three steps (R428): items, points, and that it was sent. */
export function useOrder() {
  const [draft, setDraft] = useState(empty)
  const queries = useQueryClient()
  const menus = useQuery(menusQuery)
  const specs = useQuery(specsQuery)
  const balance = useQuery(balanceQuery(draft.household?.householdId ?? '', draft.residentId))
  useMenuChanges()
  useOrderChanges()
  const open = offered(menus.data ?? [])
  const prices = pricesOf(draft.lines, open, specs.data ?? [])
  const total = prices.reduce((sum, { points, line }) => sum + points * line.quantity, 0)
  const portions = prices.reduce((sum, { line }) => sum + line.quantity, 0)
  const pickupAt = draft.pickupAt ? new Date(draft.pickupAt) : null
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }))
  const quote = draft.quoted?.modes.find(({ mode }) => mode === draft.mode)

  // What is changed afterwards is another order.
  const edit = (next: Partial<Draft>) => {
    toPoints.forget()
    send.forget()
    change({ orderId: newId(), ...next })
  }
  const asked = () => ({
    householdId: draft.household?.householdId ?? '',
    residentId: draft.residentId || null,
    pickupAt,
    items: wishesOf(prices.map(({ line }) => line)),
  })

  /** Asks what it costs, and shows which points it takes. */
  const toPoints = useSubmit(async (retry) => {
    const { data } = await ordersApi.quote(asked(), retry)
    const isEnough = (mode: OrderMode) => data.modes.find((one) => one.mode === mode)?.isEnough
    change({ quoted: data, step: 'points', mode: isEnough(draft.mode) ? draft.mode : 'normalFirst' })
  })
  const send = useSubmit(async (retry) => {
    if (!quote) return
    const { normalPoints, cashPoints, mode } = quote
    const { data } = await ordersApi.order(
      { orderId: draft.orderId, ...asked(), mode, normalPoints, cashPoints },
      retry,
    )
    void queries.invalidateQueries({ queryKey: ['points'] })
    void queries.invalidateQueries({ queryKey: ['foodOrders'] })
    change({ done: data, step: 'done' })
  })

  return {
    draft,
    menus,
    specs: specs.data ?? [],
    open,
    prices,
    total,
    portions,
    balance: balance.data,
    quote,
    toPoints,
    send,
    isReady: draft.household !== null && prices.length > 0,
    asked,
    choose: (household: Eater | null) => edit({ household, residentId: '', step: 'items' }),
    payBy: (residentId: string) => edit({ residentId, step: 'items' }),
    /** Goes on with an order that was put aside; a time of picking up that is over is as soon as possible. */
    takeUp({ householdId, label, residentId, pickupAt: at, items }: HeldOrder) {
      setDraft({
        ...empty(),
        household: householdId ? { householdId, label, names: [] } : null,
        residentId: residentId ?? '',
        pickupAt: at && at.getTime() > Date.now() ? at.toISOString() : '',
        lines: items.map((wish) => ({ ...wish, key: newId() })),
      })
    },
    pickUp: (at: string) => edit({ pickupAt: at }),
    add(item: FoodItem) {
      const { lines, key } = withOneMore(draft.lines, item, specs.data ?? [])
      edit({ lines, active: key })
    },
    put(key: string, next: Partial<DraftLine>) {
      const lines = draft.lines.map((line) => (line.key === key ? { ...line, ...next } : line))
      edit({ lines: lines.filter(({ quantity }) => quantity > 0), active: key })
    },
    copy(key: string) {
      const line = draft.lines.find((one) => one.key === key)
      if (!line) return
      const copied = { ...line, key: newId(), quantity: 1 }
      edit({ lines: [...draft.lines, copied], active: copied.key })
    },
    show: (key: string) => change({ active: key }),
    setMode: (mode: OrderMode) => change({ mode, orderId: newId() }),
    back: () => change({ step: 'items' }),
    clear: () => {
      toPoints.forget()
      send.forget()
      setDraft(empty())
    },
  }
}
export type OrderTools = ReturnType<typeof useOrder>
