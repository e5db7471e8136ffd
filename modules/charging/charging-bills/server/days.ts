import { settingSections } from '#platform/server/sections.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { chargingBills } from '../contract.ts'
import { BillDays, defaultDays } from '../days.ts'
import { chargingBillsChanged } from '../events.ts'
import { daysChanged, daysOrder } from '../problems.ts'
import { settingRows } from './tables.ts'

/** When the bills of a month are made. */
export const sections = settingSections(settingRows, {
  name: 'charging_bill_days',
  sections: { days: BillDays },
  defaults: defaultDays,
  changed: daysChanged,
  tell: (context, part, before, after) => {
    context.emit(chargingBillsChanged, {})
    const about = { action: 'chargingBills.saveDays', target: 'chargingBillSetting', targetId: part } as const
    context.audit({ ...about, before, after })
  },
})

/** Changes the days as they were seen. Throws daysOrder, daysChanged. */
export async function saveDays(
  context: Context,
  given: Taken<typeof chargingBills.calls.saveDays>,
): Promise<void> {
  const { updateDay, approveDay, invoiceDay } = given
  if (updateDay > approveDay || approveDay > invoiceDay) throw daysOrder()
  await sections.save(context, 'days', given)
}
