import pg from 'pg'
import type { Demo, DemoCast } from '#platform/server/manifest.ts'
import { accountRows, accounts, invitationRows, membershipRows } from './accounts.ts'
import { auditRows } from './audit.ts'
import { broadcastCommunityRows, broadcastImageRows, broadcastRows } from './broadcasts.ts'
import { carrierRows } from './carrier-rows.ts'
import { vehicles } from './carriers.ts'
import { communityRows, qingchuan, serviceRows, songtao } from './communities.ts'
import { makeDeposits } from './deposits.ts'
import { importFaultRows, importRows } from './imports.ts'
import { offPeakDayRows } from './off-peak-days.ts'
import { officeDayRows } from './office-days.ts'
import { castId } from './cast-id.ts'
import { emergencyRows } from './emergency.ts'
import { insert } from './insert.ts'
import { makeNotices } from './notices.ts'
import { openingRows, portalRows } from './openings.ts'
import {
  courierRows,
  bookRows,
  depositKindRows,
  ledgerAccountRows,
  kindRows,
  packageSettingRows,
  positionRows,
} from './options.ts'
import { slotsByChance, slotsWithNamed } from './package-slots.ts'
import { markRows, noteRows } from './marks.ts'
import { householdRows, moveRows, residentRows } from './lives.ts'
import { makePackages } from './packages.ts'
import { mergedRows, propertyRows } from './properties.ts'
import { makeReturns } from './returns.ts'
import {
  banRows,
  consentRows,
  lendableRows,
  lentAssetRows,
  pledgeKindRows,
  reasonRows,
  vendorKindRows,
  visitorSettingRows,
} from './visitor-options.ts'
import { makeVisitors } from './visitors.ts'

type Rows = [table: string, rows: readonly object[]][]

/** Who lives and works in the communities, and what the desk chooses from; by table, in an order in which each finds what it refers to. */
async function lastingRows(now: Date): Promise<Rows> {
  const books = propertyRows(now)
  const merged = mergedRows(now)
  return [
    ['community', communityRows(now)],
    ['community_service', serviceRows()],
    ...officeDayRows(now),
    ['taipower_off_peak_day', offPeakDayRows(now)],
    ['account', await accountRows(now)],
    ['membership', membershipRows(now)],
    ['membership_invitation', invitationRows(now)],
    ['household', householdRows()],
    ['household', merged.households],
    ['household_change', merged.changes],
    ['household_property', books.properties],
    ['household_owner', books.owners],
    ['parking_space', books.spaces],
    ['resident', residentRows(now)],
    ['resident_move', moveRows(now)],
    ['emergency_contact', emergencyRows()],
    ['resident_note', noteRows()],
    ['household_mark', markRows(now)],
    ...carrierRows(now),
    ['vehicle', vehicles],
    ['household_import', importRows(now)],
    ['household_import_fault', importFaultRows()],
    ['package_kind', kindRows()],
    ['deposit_kind', depositKindRows()],
    ['ledger_book', bookRows()],
    ['ledger_account', ledgerAccountRows()],
    ['courier', courierRows(now)],
    ['shelf_position', positionRows()],
    ['package_setting', packageSettingRows(now)],
    ['visit_reason', reasonRows()],
    ['vendor_kind', vendorKindRows()],
    ['pledge_kind', pledgeKindRows(now)],
    ['lendable', lendableRows()],
    ['asset', lentAssetRows()],
    ['visitor_setting', visitorSettingRows(now)],
    ['visitor_consent', consentRows(now)],
    ['visitor_ban', banRows(now)],
    ['broadcast_image', broadcastImageRows(now)],
    ['broadcast', broadcastRows(now)],
    ['broadcast_community', broadcastCommunityRows()],
    ['community_opening', openingRows(now)],
    ['enterprise_portal', portalRows(now)],
    ['audit', auditRows(now)],
  ]
}

/** What came and went at the desks in the last 60 days, and what waits. */
function dailyRows(now: Date): Rows {
  const { desk1, desk2 } = accounts
  const here = makePackages(
    {
      community: qingchuan,
      desks: [desk1, desk2],
      slots: slotsWithNamed(now),
      waiting: 128,
      refrigerated: 11,
      frozen: 4,
    },
    now,
  )
  const there = makePackages(
    {
      community: songtao,
      desks: [desk2],
      slots: slotsByChance('松濤苑', now, 3),
      waiting: 9,
      refrigerated: 1,
      frozen: 0,
    },
    now,
  )
  const deposits = makeDeposits(now, here.rows)
  const returns = makeReturns(now)
  const visitors = makeVisitors(now)
  const told = makeNotices(here.rows, now)
  return [
    ['package_hand_over', [...here.handOvers, ...there.handOvers]],
    ['package', [...here.rows, ...there.rows]],
    ['package_change', [...here.changes, ...there.changes]],
    ['deposit_hand_over', deposits.handOvers],
    ['deposit', deposits.rows],
    ['cash_setting', deposits.cash.settings],
    ['cash_line', deposits.cash.lines],
    ['cash_count', deposits.cash.counts],
    [
      'serial_counter',
      [here.counter, there.counter, deposits.counter, deposits.cash.counter, ...returns.counters],
    ],
    ['courier_hand_over', returns.handOvers],
    ['courier_item', returns.rows],
    ['visitor', visitors.rows],
    ['visitor_change', visitors.changes],
    ['visitor_loan', visitors.loans],
    ['visitor_loan_line', visitors.lines],
    ['visitor_registration', visitors.registrations],
    ['notice', told.notices],
    ['notice_item', told.items],
    ['notice_delivery', told.deliveries],
  ]
}

const castOf = (now: Date, withBooks: boolean): DemoCast => ({
  now,
  withBooks,
  communityId: qingchuan.id,
  clerk: { accountId: accounts.desk1.id, name: accounts.desk1.displayName },
  householdId: (label) => castId('household', label),
  packageId: (serialNumber) => castId('package', serialNumber),
  idOf: (name) => castId('demo', name),
})

/**
 * Fills a migrated database with the demo communities, in one transaction with the owner's connection; does nothing when
 * somebody already made a community, an account or an operator: they would get accounts whose password everybody knows. The same `now` gives the same rows, but for the salt of the password. Gives whether
 * the two years of fees that belong to a demo with books are still to be played, now or by a start before that was stopped.
 */
export async function fillDemo(
  connection: pg.ClientConfig,
  demos: readonly Demo[],
  { now = new Date(), withBooks = false }: { now?: Date; withBooks?: boolean } = {},
): Promise<boolean> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('begin')
    // Of two programs that start at once on an empty database, the second waits and finds it filled.
    await client.query("select pg_advisory_xact_lock(hashtextextended('fill the demo communities', 0))")
    const { rows } = await client.query<{ own: boolean }>(
      'select exists (select from community) or exists (select from account) or exists (select from operator) as own',
    )
    if (!rows[0]?.own) {
      const declared = demos.flatMap((demo) => demo(castOf(now, withBooks)))
      for (const [table, rows] of [...(await lastingRows(now)), ...dailyRows(now), ...declared])
        await insert(client, table, rows)
    }
    const { rows: books } = await client.query<{ lacking: boolean }>(
      `select exists (select from voucher where community_id = $1 and day < current_date - 700)
         and not exists (select from billing_run where community_id = $1) as lacking`,
      [qingchuan.id],
    )
    await client.query('commit')
    return books[0]?.lacking === true
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}
