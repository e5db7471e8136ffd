import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { type Payable, type PayCodes, payCodesFor } from '#modules/money/collecting/server/public.ts'
import type { Provider } from '../states.ts'

const payable = `
  select b.id as "billId", b.run_id as "runId", b.household_id as "householdId", (b.total - b.paid)::float8 as amount,
    b.barcode_until::text as "barcodeUntil", r.starts_on::text as "startsOn", r.provider
  from bill b join billing_run r on r.id = b.run_id
  where b.id = any($1) and b.issued_at is not null and b.voided_at is null and b.total > b.paid order by b.id`

type Row = Payable & { provider: Provider }

/** Keeps accounts that are told or printed: each leads to its bill for ever. */
export async function keepCodes(
  lease: Lease,
  codes: readonly Pick<PayCodes, 'billId' | 'virtualAccount'>[],
  at: Date | null = null,
): Promise<void> {
  const made = codes.flatMap(({ billId, virtualAccount }) =>
    virtualAccount ? [{ code: virtualAccount, billId }] : [],
  )
  if (!made.length) return
  await lease.query(
    `insert into bill_code (code, bill_id, made_at) select c.code, c."billId", coalesce($2::timestamptz, now())
     from jsonb_to_recordset($1) as c (code text, "billId" uuid)
     on conflict (community_id, code) do nothing`,
    [JSON.stringify(made), at],
  )
}

/** How bills can be paid now; those of which nothing is left are absent. What it says is kept: with the amount an account may have another check digit. */
export async function payCodesOf(
  lease: Lease,
  billIds: readonly string[],
  { today, at = null }: { today: string; at?: Date | null },
): Promise<PayCodes[]> {
  const rows = await lease.query<Row & Record<string, unknown>>(payable, [billIds])
  const codes: PayCodes[] = []
  for (const provider of new Set(rows.map((row) => row.provider)))
    codes.push(
      ...(await payCodesFor(
        lease,
        rows.filter((row) => row.provider === provider),
        { provider, today },
      )),
    )
  await keepCodes(lease, codes, at)
  return codes
}

/** Makes the codes by which bills can be paid, of each at its provider; those that there were stay and lead to their bills for ever. */
export async function makeCodes(context: Context, billIds: readonly string[]): Promise<void> {
  await payCodesOf(context, billIds, { today: dayOf(context.now), at: context.now })
}
