import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { newId } from '#platform/contract/new-id.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { inBox } from '#platform/web/form/use-submit.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { RosterMonth, StandIn } from '../contract.ts'
import { Candidates } from './Candidates.tsx'
import { candidatesOf } from './candidates.ts'
import { CellPanel } from './CellPanel.tsx'
import { useDayWords } from './day-words.ts'
import { LeaveAct } from './LeaveAct.tsx'
import { type Opened, PlanHead } from './PlanHead.tsx'
import { breachesWith, dutiesWith, planOf, type Row, shiftOf } from './plan-model.ts'
import { rosterApi, rosterKey } from './queries.ts'
import { RosterGrid } from './RosterGrid.tsx'
import { ShiftSign } from './ShiftSign.tsx'
import type { Cells } from './use-cells.ts'
import { type Place, useChoice } from './use-choice.ts'
import { useDrag } from './use-drag.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { WishAct } from './WishAct.tsx'

const PlanDialogs = lazy(async () => ({ default: (await import('./PlanDialogs.tsx')).PlanDialogs }))

/** The month of whoever plans: the grid, and what the law says of the cell that one is at. */
export function PlanPage({
  month,
  data,
  cells,
  turn,
}: {
  month: string
  data: RosterMonth
  cells: Cells
  turn: (by: 1 | -1) => void
}) {
  const t = useTexts('dutyRostersPage')
  const words = useDayWords()
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: rosterKey })
  const focus = useRef<HTMLInputElement>(null)
  const plan = useMemo(() => planOf(month, data), [month, data])
  const [opened, setOpened] = useState<Opened>()
  const chosen = useChoice(plan.rows.length, plan.days.length)
  const rowAt = ({ row }: Place): Row | undefined => plan.rows[row]
  const dayAt = ({ column }: Place): string => plan.days[column] ?? ''
  const codeAt = (place: Place) => rowAt(place)?.cells.get(dayAt(place))?.code ?? ''

  function set(places: readonly Place[], codeOf: (place: Place) => string) {
    cells.set(
      places.flatMap((place) => {
        const [row, day, code] = [rowAt(place), dayAt(place), codeOf(place)]
        // A sign that the person’s company does not have is not set.
        if (!row || !day || (code && !shiftOf(row.company, code))) return []
        return [{ personId: row.person.personId, day, code }]
      }),
    )
  }
  const row = rowAt(chosen.at)
  const day = dayAt(chosen.at)
  const shifts = row?.company?.shiftClasses ?? []
  const keys = useGridKeys(chosen, {
    codes: shifts.map(({ code }) => code),
    codeAt,
    set,
    undo: cells.undo,
    turn,
  })
  const { drag, begin } = useDrag(({ code, from, over }) => {
    chosen.go(over)
    focus.current?.focus({ preventScroll: true })
    if (from && from.row === over.row && from.column === over.column) return
    if (!shiftOf(rowAt(over)?.company, code)) return
    set(from ? [over, from] : [over], (place) => (place === over ? code : ''))
  })

  /** The row as it is without the shift that leaves a cell of it. */
  const movedRow = (to: Row | undefined, from: Place | undefined): Row | undefined => {
    if (!to || !from || rowAt(from) !== to) return to
    const left = new Map(to.cells)
    left.delete(dayAt(from))
    return { ...to, duties: dutiesWith(to, dayAt(from), undefined), cells: left }
  }
  // What is dragged is judged where it is; else what stands in the current cell.
  const overRow = drag?.over && movedRow(rowAt(drag.over), drag.from)
  const shownRow = overRow ?? row
  const shownDay = drag?.over ? dayAt(drag.over) : day
  const shownShift = drag?.over
    ? shiftOf(overRow?.company, drag.code)
    : shiftOf(row?.company, codeAt(chosen.at))
  const fits = Boolean(
    overRow &&
      shownShift &&
      !breachesWith(overRow, month, shownDay, shownShift).length &&
      !overRow.cells.get(shownDay),
  )
  const current = shiftOf(row?.company, codeAt(chosen.at))
  const local = row && current ? candidatesOf(plan, row, day, current) : []
  const isJoined = Boolean(row?.company?.joined.length)
  const standIns = useQuery({
    queryKey: [...rosterKey, 'standIns', row?.person.companyId, day, current?.code],
    queryFn: async () =>
      row && current
        ? (await rosterApi.listStandIns({ companyId: row.person.companyId, day, code: current.code })).data
        : [],
    enabled: isJoined && current !== undefined,
  })
  const away = standIns.data?.slice(0, 2) ?? []

  function give(other: Row) {
    if (!row || !current) return
    cells.set([
      { personId: row.person.personId, day, code: '' },
      { personId: other.person.personId, day, code: current.code },
    ])
  }
  async function giveAway({ who }: StandIn) {
    if (!row || !current) return
    const personId = newId()
    try {
      await rosterApi.addStandIn({ personId, companyId: row.person.companyId, who }, { isSaid: true })
      await queries.refetchQueries({ queryKey: [...rosterKey, 'month', month] })
      cells.set([
        { personId: row.person.personId, day, code: '' },
        { personId, day, code: current.code },
      ])
    } catch (error) {
      await inBox(error)
    }
  }
  const acts = [
    ...shifts.map(
      ({ code }) =>
        () =>
          keys.put(code),
    ),
    () => keys.put(''),
    ...local.map((other) => () => give(other)),
    ...away.map((one) => () => void giveAway(one)),
  ].slice(0, 9)
  useItemKeys(acts.length, (nth) => acts[nth]?.())

  const stands = codeAt(chosen.at)
  const label = row
    ? t('cell', { name: row.person.name, day: words(day), shift: current?.name ?? (stands || t('rest')) })
    : ''
  return (
    <>
      <PlanHead
        plan={plan}
        data={data}
        shifts={shifts}
        current={stands}
        turn={turn}
        onChoose={keys.put}
        onGrab={(event, code) => begin(event, code)}
        onOpen={setOpened}
      />
      {cells.unsaved && (
        <Note
          tone="wait"
          act={
            <span className="lb-line lb-gap-8">
              <Button size="small" onClick={cells.insist}>
                {t('insist')}
              </Button>
              <Button size="small" type="text" onClick={cells.giveUp}>
                {t('giveUp')}
              </Button>
            </span>
          }
        >
          {t('notWritten', { count: cells.unsaved.cells.length, sentence: cells.unsaved.sentence })}
        </Note>
      )}
      {!data.isCalendarLoaded && <Note>{t('calendarMissing', { year: month.slice(0, 4) })}</Note>}
      {shownRow ? (
        <section className="lb-panel ro-frame">
          <RosterGrid
            {...{ plan, chosen, keys, drag, fits, focus, label }}
            onGrab={(event, place) => begin(event, codeAt(place), place)}
          />
          <CellPanel
            plan={plan}
            row={shownRow}
            day={shownDay}
            shift={shownShift}
            act={
              <>
                <WishAct
                  personId={shownRow.person.personId}
                  day={shownDay}
                  isWished={shownRow.wishes.has(shownDay)}
                  again={again}
                />
                <LeaveAct row={shownRow} day={shownDay} again={again} />
              </>
            }
          >
            <Candidates
              {...{ day, local, away }}
              awayFailed={standIns.data === undefined && standIns.error ? standIns.refetch : undefined}
              shift={current}
              firstKey={shifts.length + 2}
              onLocal={give}
              onAway={(one) => void giveAway(one)}
            />
          </CellPanel>
        </section>
      ) : (
        <EmptyState icon="people" title={t('noPeople')} text={t('noPeopleText')}>
          <Button onClick={() => setOpened('people')}>{t('addPerson')}</Button>
        </EmptyState>
      )}
      {drag && shownRow && shownShift && (
        <div
          className={`ro-drag ${fits ? '' : 'ro-drag-wrong'}`}
          style={{ left: drag.x + 14, top: drag.y + 14 }}
        >
          <ShiftSign {...shownShift} />
          {shownRow.person.name}　{words(shownDay)} {shownShift.from}–{shownShift.until}
        </div>
      )}
      {opened && (
        <Suspense>
          <PlanDialogs
            opened={opened}
            plan={plan}
            data={data}
            cells={cells}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
