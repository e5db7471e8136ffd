import type { Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'
import { newId } from '#platform/contract/new-id.ts'

/** Issues bills straight into the database of a test: what the bank is to find there. */
export async function issueBill(
  lobby: Lobby,
  given: {
    community?: string
    household: string
    run?: string
    startsOn?: string
    dueOn?: string
    barcodeUntil?: string
    total?: number
    code: string
    voided?: boolean
  },
): Promise<{ billId: string; code: string; householdId: string }> {
  const {
    community = '晴川社區',
    household,
    run = '11月管理費',
    startsOn = '2026-11-01',
    dueOn = '2026-11-15',
    barcodeUntil = '2026-12-31',
    total = 3120,
    code,
    voided = false,
  } = given
  const client = await lobby.owner.connect()
  try {
    await client.query('begin')
    const one = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows[0]
    const { id: communityId } = await one('select id from community where name = $1', [community])
    const { id: householdId } = await one('select id from household where community_id = $1 and label = $2', [
      communityId,
      household,
    ])
    const { id: runId } =
      (await one('select id from billing_run where community_id = $1 and name = $2', [communityId, run])) ??
      (await one(
        `insert into billing_run (community_id, id, name, cycle, starts_on, ends_on, due_on, barcode_until, source, added_by,
           added_by_name, issued_at, issued_by_name)
         values ($1, $2, $3, 'month', $4, $4::date + 27, $5, $6, 'rates', $2, '', now(), '') returning id`,
        [communityId, newId(), run, startsOn, dueOn, barcodeUntil],
      ))
    const billId = newId()
    await client.query(
      `insert into bill (community_id, id, run_id, household_id, billed_household_id, number, total, due_on, barcode_until, issued_at,
         voided_at, void_reason, voided_by_name)
       values ($1, $2, $3, $4, $4, '11511-' || lpad((1 + (select count(*) from bill where community_id = $1))::text, 4, '0'),
         $5, $6, $7, now(), $8, $9, $9)`,
      [
        communityId,
        billId,
        runId,
        householdId,
        total,
        dueOn,
        barcodeUntil,
        voided ? new Date() : null,
        voided ? '開錯' : null,
      ],
    )
    await client.query(
      `insert into bill_line (community_id, bill_id, position, kind, name, account_number, amount)
       values ($1, $2, 1, 'item', '管理費', 4101, $3)`,
      [communityId, billId, total],
    )
    const entryId = newId()
    await client.query(
      `insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
       values ($1, $2, $3, 'bill', $4, $4, '')`,
      [communityId, entryId, startsOn, billId],
    )
    await client.query(
      `insert into ledger_line (community_id, entry_id, position, number, amount, household_id)
       values ($1, $2, 1, 1201, $3, $4), ($1, $2, 2, 4101, -$3::bigint, null)`,
      [communityId, entryId, total, householdId],
    )
    await client.query('insert into bill_code (community_id, code, bill_id) values ($1, $2, $3)', [
      communityId,
      code,
      billId,
    ])
    await client.query('commit')
    return { billId, code, householdId }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** A file in the generic format: code, amount, day, and what else a line says. */
export const csvOf = (
  ...lines: readonly (readonly [code: string, amount: number | string, more?: Record<string, string>])[]
) => {
  const titles = [
    '虛擬帳號',
    '金額',
    '繳款日',
    '繳款時間',
    '入帳日',
    '通路',
    '轉出銀行',
    '轉出帳號',
    '交易序號',
    '沖正',
  ]
  const rows = lines.map(([code, amount, more = {}]) => {
    const said: Record<string, string> = {
      虛擬帳號: code,
      金額: String(amount),
      繳款日: '2026-11-19',
      繳款時間: '20:41',
      入帳日: '2026-11-20',
      通路: 'ATM',
      ...more,
    }
    return titles.map((title) => said[title] ?? '').join(',')
  })
  return [titles.join(','), ...rows].join('\n')
}

/** Uploads a file; gives its id and the answer. */
export async function uploadBank(
  who: Desk,
  content: string | Buffer,
  { fileId = newId(), formatCode = 'generic' } = {},
) {
  const form = new FormData()
  form.append('File', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'bank.csv')
  return { fileId, ...(await who.post(`/api/v1/BankFile?FileId=${fileId}&FormatCode=${formatCode}`, form)) }
}

/** Uploads a file and takes it in. */
export async function importBank(who: Desk, content: string | Buffer, repeats: unknown[] = []) {
  const { fileId } = await uploadBank(who, content)
  return { fileId, ...(await who.post(`/api/v1/BankFile/${fileId}/Confirm`, { Repeats: repeats })) }
}
