import { pagesHeader } from '#modules/money/fee-papers/contract.ts'
import { prepaymentsOf } from '#modules/money/prepayments/server/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { mm, type Paper } from '#platform/server/paper/paper.ts'
import { spoken } from '#platform/server/paper/speak.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import { beginSheet, drawTable, left, rowsPerSheet } from '#platform/server/paper/table.ts'
import type { Extras, FileAnswer } from '#platform/server/serve.ts'
import { noStatements } from '../problems.ts'
import { debtorsOf } from './debtors.ts'
import { movementsOf, statementRows } from './movements.ts'
import { type Asked, readDebt } from './read-debt.ts'
import { type DebtParts, isOf, readDebts } from './read-debts.ts'
import { settings } from './settings.ts'

const columns = [
  { title: '日期', at: 0 },
  { title: '摘要', at: 26 },
  { title: '應繳', at: 118, isNumber: true },
  { title: '已繳', at: 144, isNumber: true },
  { title: '未繳餘額', at: 170, isNumber: true },
] as const

/** A statement that waits to be drawn. */
interface Statement {
  title: string
  /** See `movementsOf`. */
  lines: string
  /** What the household has paid ahead; null: of a former payer, whose it is not. */
  prepaid: number | null
}

/** Statements are of two years. */
const since = (day: string) => `${Number(day.slice(0, 4)) - 2}${day.slice(4).replace('-02-29', '-02-28')}`

async function statementsOf(context: Context, all: readonly DebtParts[]): Promise<Statement[]> {
  const prepaid = await prepaymentsOf(
    context,
    all.map(({ debt }) => debt.householdId),
  )
  const lines = await movementsOf(
    context,
    all.map(({ debt, payer }) => ({ householdId: debt.householdId, payer })),
  )
  return all.map(({ debt: { householdId, label, isFormer }, payer }, nth) => ({
    title: `${label}　${payer === null ? '' : `${payer}　`}管理費對帳單`,
    lines: lines[nth] ?? '[]',
    prepaid: isFormer ? null : (prepaid.get(householdId) ?? 0),
  }))
}

function drawn({ actor, now }: Context, statements: readonly Statement[], title: string) {
  const day = dayOf(now)
  const from = since(day)
  return streamPaper({ title, author: actor.communityName }, function* (paper: Paper) {
    for (const { title: heading, lines, prepaid } of statements) {
      const head = { issuer: `${actor.communityName}管理委員會`, title: heading, day }
      const begin = () => beginSheet(paper, head)
      const y = drawTable(paper, begin(), columns, statementRows(lines, from), begin)
      if (prepaid !== null) paper.text(`預收款餘額 ${spoken(prepaid)} 元`, left, y + mm(4))
      yield
    }
  })
}

/** The bills and payments of a debtor of two years, with what is left after each, as a PDF. Audited. Throws notFound. */
export async function printStatement(context: Context, asked: Asked): Promise<FileAnswer> {
  const day = dayOf(context.now)
  const parts = await readDebt(context, { ...asked, today: day, decided: await settings.all(context) })
  const { householdId, label } = parts.debt
  const statements = await statementsOf(context, [parts])
  context.audit({ action: 'arrears.printStatement', target: 'household', targetId: householdId })
  return {
    contentType: paperType,
    fileName: `對帳單_${label}_${day}.pdf`,
    content: drawn(context, statements, statements[0]?.title ?? ''),
  }
}

/** Every household that was billed within the days of a statement, or owes since before. */
const billed = `
  select distinct household_id as id from bill where issued_at is not null and voided_at is null
    and (settled_at is null or issued_at >= $1::date)`

/** Whose statements are wanted: of the debts that are named, or of everybody; a former payer only while they owe. */
async function chosen(context: Context, debtIds: readonly string[] | undefined): Promise<DebtParts[]> {
  const today = dayOf(context.now)
  const named = debtIds && (await debtorsOf(context, debtIds))
  const householdIds = named
    ? [...new Set(named.map(({ householdId }) => householdId))]
    : (await context.query<{ id: string }>(billed, [since(today)])).map(({ id }) => id)
  const all = await readDebts(context, { today, decided: await settings.all(context), householdIds })
  return all.filter((parts) =>
    named ? named.some((debtor) => isOf(parts, debtor)) : !parts.debt.isFormer || parts.debt.total > 0,
  )
}

/**
 * The statements of debts that are named by their ids, or of everybody who was billed, as one PDF in the order of households.
 * Audited. Throws noStatements.
 */
export async function printStatements(
  context: Context,
  { debtIds }: { debtIds?: string[] | undefined },
  { reply }: Pick<Extras, 'reply'>,
): Promise<FileAnswer> {
  const statements = await statementsOf(context, await chosen(context, debtIds))
  if (!statements.length) throw noStatements()
  context.audit({ action: 'arrears.printStatements', after: { statementCount: statements.length } })
  const day = dayOf(context.now)
  const from = since(day)
  const pages = statements.reduce(
    (sum, { lines }) => sum + Math.ceil(statementRows(lines, from).length / rowsPerSheet),
    0,
  )
  reply.header(pagesHeader, pages)
  return {
    contentType: paperType,
    fileName: `對帳單_${statements.length}戶_${day}.pdf`,
    content: drawn(context, statements, '管理費對帳單'),
  }
}
