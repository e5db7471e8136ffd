import type { Lease } from '#platform/server/database.ts'
import {
  currentHouseholdId,
  householdsOfLabel,
  labelsOf,
  residentsOfName,
} from '#modules/homes/households/server/public.ts'
import type { Understood } from '../paid-shapes.ts'
import { type TypedWords, readWords } from './read-words.ts'

/** How many households one fragment may mean. */
const most = 200

export interface Asked {
  said: Understood
  typed: TypedWords
  /** Of whom it may be; null: of anybody. */
  householdIds: string[] | null
  /** Households that have somebody of that name; a payer may have it too. */
  namesakes: string[]
}

// Every code that a bill ever had, and its number: none of them dies.
const ofCode = `select b.household_id as "householdId", r.name as "runName" from bill b join billing_run r on r.id = b.run_id
  where b.id = (select bill_id from bill_code where code = $1) or (b.issued_at is not null and replace(b.number, '-', '') = $1) limit 1`

/** What somebody typed, as it is understood: which household, which amount, which account, which days. */
export async function understand(
  lease: Lease,
  now: Date,
  given: {
    text: string
    householdId?: string | undefined
    from?: string | undefined
    to?: string | undefined
  },
): Promise<Asked> {
  const typed = readWords(given.text, now)
  const [bill] = typed.code
    ? await lease.query<{ householdId: string; runName: string }>(ofCode, [typed.code])
    : []
  const chosen = given.householdId && (await currentHouseholdId(lease, given.householdId))
  const placed = chosen
    ? [chosen]
    : typed.place
      ? (await householdsOfLabel(lease, typed.place)).slice(0, most)
      : null
  const namesakes = typed.name ? await householdsOfName(lease, typed.name) : []
  const [only, ...others] = placed?.length ? placed : bill ? [bill.householdId] : namesakes
  const householdId = only && !others.length ? only : null
  const label = householdId ? ((await labelsOf(lease, [householdId])).get(householdId) ?? '') : ''
  return {
    typed,
    householdIds: placed,
    namesakes,
    said: {
      householdId,
      label: label || typed.place,
      households: placed?.length ?? (householdId ? 1 : 0),
      amount: typed.amount ?? (typed.number ? Number(typed.number) : null),
      code: typed.code,
      codeOf: bill?.runName ?? '',
      digits: typed.digits || typed.number,
      name: typed.name,
      from: given.from ?? typed.from,
      to: given.to ?? typed.to,
      rest: typed.place && !placed?.length ? typed.place : '',
    },
  }
}

async function householdsOfName(lease: Lease, name: string): Promise<string[]> {
  const residents = await residentsOfName(lease, name)
  const rows = await lease.query<{ id: string }>(
    'select distinct household_id as id from resident where id = any($1) limit 200',
    [residents],
  )
  return rows.map(({ id }) => id)
}
