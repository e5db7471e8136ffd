import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '../../tests/setup/desk.ts'
import { monthDays, runOf, runsPath, setRun } from '../../tests/setup/billing.ts'
import { importOf, upload } from '../../tests/setup/imports.ts'
import { bareRows, writeBare } from '../measure/bare-rows.ts'
import { atMost, type Line, middle, ms } from '../measure/line.ts'
import { openStage, type Server, type Stage } from '../measure/stage.ts'
import { measureBalance, measureBankFile } from './money-in.ts'

const goal = { work: 6, time: 5000 }
/** What a run leaves besides its audit and its event. */
const tables = ['bill', 'bill_line', 'ledger_entry', 'ledger_line', 'account_body', 'bill_code']
const items = [
  ['管理費', 'household', 'each', 300_000],
  ['汽車位清潔費', 'car', 'any', 50_000],
  ['機車位清潔費', 'motorcycle', 'each', 10_000],
] as const

async function fillHouseholds(manager: Desk): Promise<void> {
  const { body } = await upload(manager, await readFile('tests/setup/large-households.xlsx'))
  const id: string = body.Data.ImportId
  for (let status = ''; status !== 'completed'; await pause(50)) {
    status = (await importOf(manager, id)).Status
    if (status === 'ready') await manager.post(`/api/v1/HouseholdProperty/Import/${id}/Confirm`)
  }
}

async function addItems(manager: Desk): Promise<void> {
  for (const [Name, Kind, Unit, Amount] of items) {
    const FeeItemId = newId()
    const path = '/api/v1/Config/FeeItems'
    for (const { status, body } of [
      await manager.post(path, { FeeItemId, Name, Kind, Unit, AccountNumber: 4101 }),
      await manager.post(`${path}/${FeeItemId}/Rates`, {
        FeeRateId: newId(),
        FromDay: '2024-01-01',
        Amount,
      }),
    ])
      if (status !== 200) throw new Error(JSON.stringify(body))
  }
}

/** A rule of a bank for virtual accounts, as an earlier approval left it. */
const addAccountRule = ({ owner }: Stage, communityId: string) =>
  owner.query(
    `insert into account_rule (community_id, id, provider, scheme, prefix, length, is_amount_bound, made_at, made_by, made_by_name, decision, decided_at)
     values ($1, $2, 'general', 'esun', '99128', 16, true, now(), $2, '', 'approved', now())`,
    [communityId, newId()],
  )

/** A run of all households drafted from rates, checked and issued; milliseconds of each. */
async function run(manager: Desk, months: number) {
  const wanted = runOf(monthDays(months))
  const times: number[] = []
  const timed = async (work: Promise<{ status: number; body: unknown }>) => {
    const begun = performance.now()
    const { status, body } = await work
    times.push(performance.now() - begun)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as { Data: { BillCount: number } }
  }
  const { Data } = await timed(manager.post(runsPath, wanted))
  await timed(manager.get(`${runsPath}/${wanted.BillBulkId}/Checks`))
  await timed(setRun(manager, wanted.BillBulkId, 'issued'))
  const [draft = 0, checks = 0, issue = 0] = times
  return { draft, checks, issue, bills: Data.BillCount }
}

/** 5,000 households billed in one run, beside writing the same bills, lines and entries of the ledger and nothing else. */
export async function measureBilling(server: Server): Promise<Line[]> {
  const country = { communities: 3, packages: 1000, largest: 0 }
  const stage = await openStage(server, {
    database: 'bench_billing',
    country,
    isFresh: true,
    run: 'api,worker',
  })
  try {
    const manager = await stage.desk('auth_1000000001')
    await fillHouseholds(manager)
    await addItems(manager)
    const communityId = String(manager.info['ComId'])
    await stage.owner.query(
      `insert into household_owner (community_id, id, household_id, name, position) select community_id, gen_random_uuid(), id, '屋主', 1
       from household h where community_id = $1 and not exists (select from household_owner o where o.household_id = h.id)`,
      [communityId],
    )
    await addAccountRule(stage, communityId)
    const first = await run(manager, 0)
    const rows = await bareRows(stage.owner, communityId, tables)
    const bare: number[] = []
    for (let round = 0; round < 4; round++) bare.push(await writeBare(stage.owner, rows))
    // As the database itself does within a minute.
    await stage.owner.query('analyze')
    const second = await run(manager, 1)
    await stage.owner.query('analyze')
    const written = middle(bare.slice(1))
    const took = second.draft + second.issue
    const bankFile = await measureBankFile(stage, manager, communityId)
    return [
      {
        job: `a run of ${first.bills.toLocaleString('en-US')} households with three items, drafted from rates and issued`,
        figure: `${ms(Math.round(took))} (${ms(Math.round(second.draft))} to the draft, ${ms(Math.round(second.issue))} to issue; its checks ${ms(Math.round(second.checks))})`,
        limit: `${ms(Math.round(written))} (the same bills, lines and entries in bulk)`,
        ratio: took / written,
        goal: `at most ${goal.work}, in 5 s`,
        missing: atMost(took / written, goal.work) || atMost(took, goal.time),
      },
      bankFile,
      ...(await measureBalance(stage, communityId)),
    ]
  } finally {
    await stage.close()
  }
}
