import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { bandOf, whyNoBarcode } from '../bands.ts'
import { segmentsOf } from '../barcodes.ts'
import type { collecting } from '../contract.ts'
import { numbersUsedUp } from '../problems.ts'
import { bodyOf, encode } from '../virtual-accounts.ts'
import { ruleOf, settingOf } from './settings.ts'

type Calls = typeof collecting.calls

const numbers = `
  select h.label, coalesce(known.number, (select coalesce(max(number), 0) + 1 from account_household)) as number,
    (select coalesce(max(number), 0) + 1 from account_run) as run
  from household h left join account_household known on known.household_id = h.id where h.id = $1`

/** What a bill of a household would have, in the next run; nothing is given out. Throws notFound, numbersUsedUp. */
export async function tryCodes(
  context: Context,
  { provider, householdId, amount, barcodeUntil, startsOn }: Taken<Calls['tryCodes']>,
) {
  const [household] = await context.query<{ number: number; run: number }>(numbers, [householdId])
  if (!household) throw problems.notFound()
  const rule = await ruleOf(context, provider)
  const { bands } = await settingOf(context, provider)
  const fee = bandOf(bands, amount)?.fee ?? null
  if (!rule) return { virtualAccount: '', segments: [], sentence: '社區尚未設定虛擬帳號，請到櫃台繳款', fee }
  const body = bodyOf(rule, household.run, household.number)
  if (body === undefined) throw numbersUsedUp()
  const virtualAccount = encode(rule, body, amount)
  const sentence = whyNoBarcode(bands, amount)
  const itemCode = bandOf(bands, amount)?.code ?? ''
  const segments = sentence
    ? []
    : segmentsOf({
        until: barcodeUntil,
        itemCode,
        number: virtualAccount,
        month: startsOn.slice(0, 7),
        amount,
      })
  return { virtualAccount, segments: [...segments], sentence, fee }
}
