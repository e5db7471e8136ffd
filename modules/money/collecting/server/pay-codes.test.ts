import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database, type Lease } from '#platform/server/database.ts'
import { migrate } from '#database/migrate.ts'
import { type FreshDatabase, freshDatabase } from '#tests/setup/fresh-database.ts'
import type { Band } from '../bands.ts'
import { readSegments } from '../barcodes.ts'
import { type AccountRule, verify } from '../virtual-accounts.ts'
import { type Payable, payCodesFor } from './pay-codes.ts'
import { collectingSettings } from './tables.ts'
import { verifyCode } from './verify.ts'

let fresh: FreshDatabase
let database: Database
let households: string[] = []
const here = castId('community', '晴川社區')
const rule: AccountRule = {
  scheme: 'esun',
  prefix: '99120',
  length: 14,
  isAmountBound: true,
  weights: '',
  amountWeights: '',
  complement: false,
}

beforeAll(async () => {
  fresh = await freshDatabase()
  database = new Database(fresh.connection, await migrate(fresh.connection), pino({ level: 'fatal' }))
  const rows = await database.read(here, (lease) =>
    lease.query<{ id: string }>('select id from household order by label limit 40'),
  )
  households = rows.map(({ id }) => id)
  await write(async (lease) => {
    await addRule(lease, rule)
    const bands: Band[] = [
      { code: 'K6A', min: 1, max: 20_000, fee: 10, bearer: 'payer', chains: [] },
      { code: 'K6B', min: 20_001, max: 40_000, fee: 15, bearer: 'payer', chains: [] },
    ]
    await lease.query('delete from collecting_setting')
    await lease.db.insert(collectingSettings).values({
      provider: 'general',
      bands,
      transferFee: 17,
      changedAt: new Date(),
      changedByName: '',
    })
  })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const write = <T>(work: (lease: Lease) => Promise<T>) => database.write(here, work)
const addRule = (
  lease: Lease,
  { scheme, prefix, length, isAmountBound, weights }: AccountRule,
  provider = 'general',
) =>
  lease.query(
    `insert into account_rule (id, provider, scheme, prefix, length, is_amount_bound, weights, made_at, made_by, made_by_name, decision,
       decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), $1, '', 'approved', clock_timestamp())`,
    [newId(), provider, scheme, prefix, length, isAmountBound, weights],
  )
const bill = (runId: string, household: number, amount = 3_638): Payable => ({
  billId: newId(),
  runId,
  householdId: households[household] ?? '',
  amount,
  barcodeUntil: '2026-12-31',
  startsOn: '2026-11-01',
})
const today = '2026-11-27'
const codes = (bills: readonly Payable[]) => write((lease) => payCodesFor(lease, bills, { today }))
const accounts = async (bills: readonly Payable[]) => (await codes(bills)).map((row) => row.virtualAccount)

describe('the codes by which bills are paid', () => {
  it('are the prefix, the run, the household and the check digit, in the order of the bills', async () => {
    const run = newId()
    const bills = [3, 1, 2].map((household) => bill(run, household))
    const given = await codes(bills)
    expect(given.map(({ billId }) => billId)).toEqual(bills.map(({ billId }) => billId))
    expect(given.every(({ virtualAccount }) => verify(rule, virtualAccount, 3_638))).toBe(true)
    const [ofRun] = given.map(({ virtualAccount }) => virtualAccount.slice(0, 9))
    expect(new Set(given.map(({ virtualAccount }) => virtualAccount.slice(0, 9)))).toEqual(new Set([ofRun]))
    const next = await accounts([3, 1, 2].map((household) => bill(newId(), household)))
    expect(next.map((code) => code.slice(9, 13))).toEqual(given.map((row) => row.virtualAccount.slice(9, 13)))
    expect(next[0]?.slice(0, 9)).not.toBe(ofRun)
  })

  it('have barcodes to the last day on which shops take them, and then the account alone', async () => {
    const run = newId()
    const [last, over] = [
      { ...bill(run, 1), barcodeUntil: today },
      { ...bill(run, 2), barcodeUntil: '2026-11-26' },
    ]
    const [one, other] = await codes([last, over])
    expect(one?.segments).not.toBeNull()
    expect(other).toMatchObject({ segments: null, sentence: '超商條碼已過期，請以虛擬帳號或到櫃台繳款' })
    expect(verify(rule, other?.virtualAccount ?? '', 3_638)).toBe(true)
  })

  it('have three segments of the item of their band, up to NT$40,000 (R293 to R295)', async () => {
    const run = newId()
    const given = await codes([20_000, 20_001, 40_000, 40_001, 0].map((amount, at) => bill(run, at, amount)))
    expect(given.map(({ segments }) => segments?.[0])).toEqual([
      '151231K6A',
      '151231K6B',
      '151231K6B',
      undefined,
      undefined,
    ])
    expect(given.map(({ sentence }) => sentence)).toEqual([
      '',
      '',
      '',
      '金額超過超商代收上限',
      '本期無須繳款',
    ])
    for (const { segments, virtualAccount } of given)
      if (segments) {
        expect(segments[1]).toBe(virtualAccount)
        expect(readSegments(segments).isRight).toBe(true)
      }
  })

  it('stay those of their bill when they are asked for again; only the check digit follows the amount', async () => {
    const it = bill(newId(), 5)
    const [first] = await accounts([it])
    expect(await accounts([it])).toEqual([first])
    const [other] = await accounts([{ ...it, amount: 3_639 }])
    expect(other?.slice(0, -1)).toBe(first?.slice(0, -1))
    expect(other).not.toBe(first)
  })

  it('are never given twice: a second bill of a household in a run, many clerks at once, a prefix that comes back', async () => {
    const run = newId()
    const twice = [bill(run, 6), bill(run, 6), bill(run, 7)]
    const many = Array.from({ length: 8 }, () => [bill(run, 6), bill(run, 7)])
    const made = await Promise.all([twice, ...many].map(accounts))
    await write((lease) => addRule(lease, { ...rule, prefix: '9912', length: 13 }))
    const later = await accounts([bill(newId(), 6)])
    await write((lease) => addRule(lease, rule))
    const last = await accounts([bill(run, 6), bill(newId(), 6)])
    const all = [...made.flat(), ...later, ...last].map((code) => code.slice(0, -1))
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(22)
  })

  it('are not made where a number has no room; a bank without a rule has none, and says so', async () => {
    await write((lease) =>
      addRule(lease, { ...rule, prefix: '991', length: 11, isAmountBound: false }, 'kgi'),
    )
    await write((lease) =>
      lease.query('insert into account_run (number, run_id) values (999, $1)', [newId()]),
    )
    await expect(
      write((lease) => payCodesFor(lease, [bill(newId(), 1)], { provider: 'kgi', today })),
    ).rejects.toThrow(/號碼已用完/)
    const there = castId('community', '松濤苑')
    const [none] = await database.write(there, (lease) => payCodesFor(lease, [bill(newId(), 1)], { today }))
    expect(none).toMatchObject({ virtualAccount: '', segments: null })
    expect(none?.sentence).toMatch('尚未設定虛擬帳號')
  })

  it('are told apart: good ones, wrong digits, numbers that no bill had, and those of other banks', async () => {
    const it = bill(newId(), 8)
    const [code = ''] = await accounts([it])
    const check = (typed: string, amount?: number) => write((lease) => verifyCode(lease, typed, amount))
    expect(await check(`${code.slice(0, 5)} ${code.slice(5, 9)}-${code.slice(9)}`, 3_638)).toMatchObject({
      result: 'good',
      finding: 'given',
      billId: it.billId,
      householdId: it.householdId,
    })
    expect(await check(code)).toMatchObject({ result: 'good', finding: 'needsAmount', billId: it.billId })
    const wrong = code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10)
    expect(await check(wrong, 3_638)).toMatchObject({ result: 'badCheckDigit', expected: code.at(-1) })
    const never = `${code.slice(0, 5)}9999${code.slice(9, 13)}`
    const findings = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => check(`${never}${digit}`, 3_638)),
    )
    expect(findings.filter(({ finding }) => finding === 'notGiven')).toHaveLength(1)
    expect(await check(`1${code.slice(1)}`, 3_638)).toMatchObject({
      result: 'unknown',
      finding: 'otherPrefix',
    })
    expect(await check('123')).toMatchObject({ finding: 'otherLength' })
    expect(await check('ABC')).toMatchObject({ finding: 'noDigits' })
  })

  it('of 1,000 bills are made in a few statements', async () => {
    const run = newId()
    const bills = Array.from({ length: 1_000 }, (_, nth) => bill(run, nth % households.length))
    let statements = 0
    const given = await write(async (lease) => {
      const query: Lease['query'] = (...said) => {
        statements++
        return lease.query(...said)
      }
      return payCodesFor({ ...lease, query }, bills, { today })
    })
    expect(new Set(given.map(({ virtualAccount }) => virtualAccount.slice(0, -1))).size).toBe(1_000)
    // Each household has 25 bills here: two statements for each number of the run.
    expect(statements).toBeLessThan(60)
  })
})
