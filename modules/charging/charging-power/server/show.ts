import { and, asc, eq, gte, isNotNull, isNull, min } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { connectorTable as c } from '#modules/charging/charging-stations/server/public.ts'
import { distributionOf } from '../budget.ts'
import type { chargingPower, Power } from '../contract.ts'
import { powerShared } from '../events.ts'
import { notWaiting } from '../problems.ts'
import { readCharging, readLoad } from './load.ts'
import { sections } from './sharing.ts'
import { powerTable as w, turnTable as t } from './tables.ts'

/** What the building and charging take now and took today, and whose turn it is. */
export async function showPower(context: Context): Promise<Power> {
  const [rule, { charging }, samples, rows] = await Promise.all([
    sections.all(context),
    readCharging(context, context.now),
    context.db
      .select({ at: w.at, totalW: w.totalW, chargingW: w.chargingW })
      .from(w)
      .where(gte(w.at, dayStart(context.now)))
      .orderBy(asc(w.at)),
    context.db
      .select({
        connectorId: t.connectorId,
        wantsSince: t.wantsSince,
        amperes: t.amperes,
        refused: t.refused,
      })
      .from(t)
      .innerJoin(c, eq(c.id, t.connectorId))
      .where(and(isNotNull(t.wantsSince), isNull(c.retiredAt)))
      .orderBy(t.turn, t.connectorId),
  ])
  const load = await readLoad(context, rule, charging, context.now)
  const totalW = load?.totalW ?? null
  const { R: r, S: s, T: phaseT } = charging.amperes
  return {
    isOn: rule.isOn,
    contractKw: rule.contractKw,
    startPercent: rule.startPercent,
    state: distributionOf(rule, totalW, charging.amperes),
    totalW,
    chargingW: charging.watts,
    amperes: { r, s, t: phaseT },
    samples,
    turns: rule.isOn
      ? rows.flatMap(({ wantsSince, ...row }) => (wantsSince ? [{ ...row, wantsSince }] : []))
      : [],
  }
}

/** A car that waits comes before all others that wait. Throws notWaiting. */
export async function moveAhead(
  context: Context,
  { connectorId, reason }: Taken<typeof chargingPower.calls.moveAhead>,
): Promise<void> {
  await oneAtATime(context, 'charging power')
  const isWaiting = and(isNotNull(t.wantsSince), eq(t.amperes, 0))
  const [row] = await context.db
    .select({ bay: c.bay, floor: c.floor })
    .from(t)
    .innerJoin(c, eq(c.id, t.connectorId))
    .where(and(isWaiting, eq(t.connectorId, connectorId)))
  if (!row) throw notWaiting()
  const [first] = await context.db
    .select({ turn: min(t.turn) })
    .from(t)
    .where(isWaiting)
  const turn = new Date((first?.turn ?? context.now).getTime() - 1)
  await context.db.update(t).set({ turn }).where(eq(t.connectorId, connectorId))
  context.emit(powerShared, {})
  context.audit({
    action: 'chargingPower.moveAhead',
    target: 'chargingConnector',
    targetId: connectorId,
    after: { bay: `${row.floor} ${row.bay}` },
    reason,
  })
}
