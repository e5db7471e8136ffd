import { serve } from '#platform/server/serve.ts'
import { feeItems } from '../contract.ts'
import { addChoice, removeChoice, showItem } from './choices.ts'
import { addItem, changeItem, orderItems } from './items.ts'
import { setRate, withdrawRate } from './rates.ts'
import { listItems } from './read-items.ts'
import { feeSettings, sections } from './sections.ts'
import { tryHousehold } from './trial.ts'

export const routes = serve(feeItems, {
  showService: async (context) => {
    const [settings, rows] = await Promise.all([
      feeSettings(context),
      context.query<{ count: number }>(
        'select count(*)::int as count from fee_item where retired_at is null',
      ),
    ])
    return { ...settings, itemCount: rows[0]?.count ?? 0 }
  },
  showSettings: (context) => sections.show(context),
  saveSettings: async (context, { basis, term, balance }) => {
    if (basis) await sections.save(context, 'basis', basis)
    if (term) await sections.save(context, 'term', term)
    if (balance) await sections.save(context, 'balance', balance)
  },
  listItems,
  addItem,
  changeItem,
  orderItems,
  showItem: (context, { feeItemId }) => showItem(context, feeItemId),
  setRate,
  withdrawRate,
  addChoice,
  removeChoice,
  tryHousehold,
})
