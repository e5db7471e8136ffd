import { count, isNull } from 'drizzle-orm'
import type { Given, Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { settingSections } from '#platform/server/sections.ts'
import type { intercomSentries } from '../contract.ts'
import { sentriesChanged } from '../events.ts'
import { contractReversed, settingChanged } from '../problems.ts'
import { defaults, sections as shapes } from '../setting.ts'
import { mostDevices } from '../shapes.ts'
import { sentryTable as s, settingRows } from './tables.ts'

type Calls = typeof intercomSentries.calls

/** How the intercom rings, what its contract has, and where its exchange is. */
export const sections = settingSections(settingRows, {
  name: 'intercom_setting',
  sections: shapes,
  defaults,
  changed: settingChanged,
  tell: (context, part, before, after) => {
    context.emit(sentriesChanged, {})
    const about = {
      action: 'intercomSentries.saveSetting',
      target: 'intercomSetting',
      targetId: part,
    } as const
    context.audit({ ...about, before, after })
  },
})

/** How many sentries are in use. */
export async function countSentries(lease: Lease): Promise<number> {
  const [row] = await lease.db.select({ n: count() }).from(s).where(isNull(s.retiredAt))
  return row?.n ?? 0
}

export async function showSetting(lease: Lease): Promise<Given<Calls['showSetting']>['data']> {
  const { ringing, exchange } = await sections.show(lease)
  return { ringing, exchange }
}

export async function showContract(lease: Lease): Promise<Given<Calls['showContract']>['data']> {
  const { contract } = await sections.show(lease)
  return { ...contract, sentryCount: await countSentries(lease), mostDevices }
}

/** Throws contractReversed, settingChanged. */
export async function saveContract(context: Context, given: Taken<Calls['saveContract']>): Promise<void> {
  if (given.startsOn && given.endsOn && given.endsOn < given.startsOn) throw contractReversed()
  await sections.save(context, 'contract', given)
}
