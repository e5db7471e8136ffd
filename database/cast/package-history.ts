import { castId } from './cast-id.ts'
import { Dice } from './dice.ts'
import { deskAt, type HandOver, handOver } from './hand-overs.ts'
import { households } from './households.ts'
import type { Town } from './package-slots.ts'
import type { PackageRow } from './packages.ts'
import { residentsOf } from './people.ts'
import { lastOpen, midnight, minutesAfter, minutesBetween } from './taipei.ts'

const days = (n: number) => n * 24 * 60

interface Change {
  field: string
  before: string
  after: string
  beforeId?: string
  afterId?: string
}

interface Act {
  act: 'corrected' | 'moved' | 'handOverUndone' | 'returned' | 'lost'
  at: Date
  reason?: string
  changes?: Change[]
  handOverId?: string
}

const labels = new Map(households.map(({ id, label }) => [id, label]))

/** Writes down what was changed of packages after they arrived, each with its version. */
class History {
  readonly changes: object[] = []
  readonly handOvers: HandOver[] = []
  readonly dice: Dice
  private readonly town: Town

  constructor(town: Town) {
    this.town = town
    this.dice = new Dice(`history ${town.community.name}`)
  }

  deskOf = (at: Date) => deskAt(this.dice, this.town.desks, at)

  add(row: PackageRow, { act, at, reason = '', changes = [], handOverId }: Act): void {
    const { id, displayName } = this.deskOf(at)
    row.rowVersion++
    this.changes.push({
      communityId: row.communityId,
      id: castId('packageChange', `${row.id} ${row.rowVersion}`),
      packageId: row.id,
      at,
      accountId: id,
      accountName: displayName,
      act,
      reason,
      changes,
      handOverId: handOverId ?? null,
      rowVersion: row.rowVersion,
    })
  }

  move(row: PackageRow, from: string, at: Date): void {
    if (row.shelfPosition === from) return
    const change = { field: 'shelfPosition', before: from, after: row.shelfPosition }
    this.add(row, { act: 'moved', at, changes: [change] })
  }

  /** It was registered for a neighbour first. */
  readdress(row: PackageRow, at: Date): void {
    const own = labels.get(row.householdId) ?? ''
    const wrong = households.find(
      (h) => h.communityId === row.communityId && h.label !== own && h.label.slice(0, 5) === own.slice(0, 5),
    )
    if (!wrong) return
    const change = {
      field: 'household',
      before: wrong.label,
      after: own,
      beforeId: wrong.id,
      afterId: row.householdId,
    }
    this.add(row, { act: 'corrected', at, reason: '登記錯戶', changes: [change] })
  }

  /** Somebody got it by mistake and brought it back. */
  undo(row: PackageRow, at: Date): void {
    const id = castId('packageHandOver', `undone ${row.id}`)
    const { communityId, householdId } = row
    if (row.handedOverAt && minutesBetween(at, row.handedOverAt) < 15) return
    const { desks } = this.town
    this.handOvers.push(handOver(this.dice, { at, id, householdId, communityId, desks, inPerson: false }))
    const reason = this.dice.pick(['拿錯包裹，住戶已送回', '點錯戶別'])
    this.add(row, { act: 'handOverUndone', at: minutesAfter(at, 12), reason, handOverId: id })
  }
}

/** What was noted of the reminders of a package that waits: after 3, 7 and 14 days, at ten in the morning. */
function remind(row: PackageRow, now: Date): void {
  const due = [3, 7, 14]
    .map((n) => minutesAfter(midnight(minutesAfter(row.arrivedAt, days(n))), 10 * 60))
    .filter((at) => at < now)
  const last = due.at(-1)
  if (last) Object.assign(row, { remindCount: due.length, remindedAt: last })
}

/** Takes a package out of those that were handed over. */
function notHandedOver(row: PackageRow, more: Partial<PackageRow>): void {
  Object.assign(row, { handOverId: null, handedOverAt: null, ...more })
}

/**
 * Gives packages what happens to some of them: pieces, reminders, moves, corrections, hand-overs taken back, and the few
 * that were voided, returned or lost. Which wait stays as it is. `named` have parts to play and stay untouched.
 */
export function addHistory(town: Town, rows: readonly PackageRow[], named: ReadonlySet<string>, now: Date) {
  const history = new History(town)
  const { dice } = history
  const half = (row: PackageRow, until: Date) =>
    lastOpen(minutesAfter(row.arrivedAt, minutesBetween(row.arrivedAt, until) / 2))
  for (const row of rows) if (row.note.includes('小件同捆')) row.pieceCount = 2
  const waiting = rows.filter((row) => !row.handedOverAt)
  for (const row of waiting) if (!row.cubby) remind(row, now)

  const free = waiting.filter(
    (row) => !named.has(row.id) && !row.cubby && minutesBetween(row.arrivedAt, now) > 600,
  )
  free.slice(-60).forEach((row, i) => {
    const at = half(row, now)
    if (at <= row.arrivedAt) return
    if (i % 7 === 1) history.move(row, '未-1', at)
    if (i % 11 === 3) history.readdress(row, at)
    if (i % 23 === 5) history.undo(row, at)
    if (i % 13 === 6) row.pieceCount = dice.between(2, 4)
  })

  const past = rows.filter((row) => row.handedOverAt && !named.has(row.id))
  past.forEach((row, i) => {
    const handedOver = row.handedOverAt ?? now
    const at = half(row, handedOver)
    const { displayName } = history.deskOf(at)
    const [resident] = residentsOf(row.householdId)
    if (at <= row.arrivedAt) return
    if (i % 290 === 40)
      notHandedOver(row, { voidedAt: at, voidedByName: displayName, voidReason: '重複登記' })
    else if (i % 700 === 99) {
      notHandedOver(row, { returnedAt: at, returnedByName: displayName })
      history.add(row, { act: 'returned', at, reason: '收件人已搬離' })
    } else if (i % 900 === 140) {
      notHandedOver(row, { lostAt: at, lostByName: displayName, lostReason: '盤點找不到' })
      history.add(row, { act: 'lost', at, reason: '盤點找不到' })
    } else if (i % 160 === 20) history.undo(row, at)
    else if (i % 90 === 11) history.move(row, 'B-02', at)
    else if (i % 130 === 31) history.readdress(row, at)
    else if (i % 170 === 51 && row.recipientId === resident?.id && resident) {
      const change = { field: 'recipient', before: '', after: resident.name, afterId: resident.id }
      history.add(row, { act: 'corrected', at, changes: [change] })
    } else if (i % 60 === 7) row.pieceCount = dice.between(2, 3)
  })
  return { changes: history.changes, handOvers: history.handOvers }
}
