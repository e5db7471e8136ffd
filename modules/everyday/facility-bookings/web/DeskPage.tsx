import './page-texts.ts'
import './facility.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clockAt } from '#modules/everyday/facility-slots.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useSubmit, inBox } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Booking } from '../contract.ts'
import { DeskLine } from './DeskLine.tsx'
import { door, opensAt } from './door.ts'
import { bookingsApi, useBookingChanges, useFacilities } from './queries.ts'
import { useBookingActs } from './use-acts.ts'
import { useSpoken } from './use-spoken.ts'

/** Who comes today, who is there, and money that is open; a scan opens what it means. */
export function DeskPage() {
  const t = useTexts('facilityPage')
  const title = useTexts('facilityBookings')('desk')
  useBookingChanges()
  const asked = useQuery({
    queryKey: ['facilityToday'],
    queryFn: async () => (await bookingsApi.listToday({})).data,
  })
  const open = (booking: Booking) => door.open({ booking })
  const [several, setSeveral] = useState<readonly Booking[]>([])
  const find = useSubmit(
    async (retry, code: string) => {
      const { data } = await bookingsApi.findByCode({ code }, retry)
      const [first] = data
      if (data.length === 1 && first) {
        setSeveral([])
        open(first)
      } else setSeveral(data)
    },
    { onFailure: inBox },
  )
  /** What a household has today, for whoever has neither code nor card here. */
  async function search() {
    const household = await pickHousehold()
    if (!household) return
    const today = asked.data ?? (await asked.refetch()).data
    if (!today) return void alertBox(t('failed'))
    const theirs = today.filter(
      ({ householdId, state }) =>
        householdId === household.householdId && (state === 'booked' || state === 'inUse'),
    )
    const [first] = theirs
    setSeveral(theirs.length > 1 ? theirs : [])
    if (!first) await alertBox(t('noneOfHousehold', { household: household.label }))
    else if (theirs.length === 1) open(first)
  }
  useHotKey('F2', 'facilityPage:byHousehold', () => void search())
  return (
    <div className="lb-page fb-desk">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <div className="lb-line lb-gap-8">
        <span className="lb-grow">
          <ScanField
            label={t('scanLabel')}
            placeholder={t('scanLabel')}
            autoFocus
            onScan={(code) => void find.submit(code)}
          />
        </span>
        <Button aria-keyshortcuts="F2" onClick={() => void search()}>
          {t('byHousehold')} <Key keys="F2" />
        </Button>
      </div>
      {several.length > 0 && (
        <Panel title={t('several', { count: several.length })}>
          <div className="lb-divided">
            {several.map((booking) => (
              <DueLine key={booking.bookingId} booking={booking} onOpen={open} />
            ))}
          </div>
        </Panel>
      )}
      <Loaded of={asked} failed={t('failed')} skeleton={[84, '1fr', 80]} rows={6} isEmpty={() => false}>
        {(all) => <Sections all={all} onOpen={open} />}
      </Loaded>
    </div>
  )
}

interface SectionProps {
  all: readonly Booking[]
  onOpen: (booking: Booking) => void
}

function Sections({ all, onOpen }: SectionProps) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const acts = useBookingActs()
  const { data: facilities = [] } = useFacilities()
  const minutes = Math.min(...facilities.map(({ noShowMinutes }) => noShowMinutes))
  const due = all.filter(({ state }) => state === 'booked')
  const inside = all.filter(({ state }) => state === 'inUse')
  const money = all.filter(({ state }) => state !== 'booked' && state !== 'inUse')
  return (
    <div className="fb-sections">
      <div>
        <Panel title={t('dueToday')} number={due.length}>
          <div className="lb-divided">
            {due.map((booking) => (
              <DueLine key={booking.bookingId} booking={booking} onOpen={onOpen} />
            ))}
          </div>
          {!due.length && <EmptyState icon="clock" title={t('nobodyDue')} text={t('nobodyDueText')} />}
        </Panel>
        {due.length > 0 && Number.isFinite(minutes) && <Note>{t('release', { count: minutes })}</Note>}
      </div>
      <div>
        <Panel title={t('inUse')} number={inside.length}>
          <div className="lb-divided">
            {inside.map((booking) => (
              <DeskLine
                key={booking.bookingId}
                booking={booking}
                time={clockAt(booking.startsAt)}
                under={t('untilTime', { time: clockAt(booking.endsAt, true) })}
                detail={
                  booking.depositHeld ? t('depositHeld', { amount: showMoney(booking.depositHeld) }) : ''
                }
              >
                <Button onClick={() => onOpen(booking)}>{t('leave')}</Button>
              </DeskLine>
            ))}
          </div>
          {!inside.length && <p className="lb-quiet lb-inner">{t('nobodyIn')}</p>}
        </Panel>
        {money.length > 0 && (
          <Panel title={t('openMoney')} number={money.length}>
            <div className="lb-divided">
              {money.map((booking) => {
                const owed = booking.feeDue - booking.paid
                const amount = showMoney(Math.abs(owed))
                return (
                  <DeskLine
                    key={booking.bookingId}
                    booking={booking}
                    time={spoken.moment(booking.startsAt).split(' ')[0] ?? ''}
                    under={t(`state_${booking.state}`)}
                    detail={t(owed > 0 ? 'owes' : 'isOwed', { amount })}
                  >
                    <Button loading={acts.busy} onClick={() => acts.pay(booking)}>
                      {t(owed > 0 ? 'takeFee' : 'giveBack', { amount })}
                    </Button>
                  </DeskLine>
                )
              })}
            </div>
          </Panel>
        )}
      </div>
    </div>
  )
}

function DueLine({ booking, onOpen }: { booking: Booking; onOpen: (booking: Booking) => void }) {
  const t = useTexts('facilityPage')
  const now = useMinute()
  const { startsAt, feeDue, paid, deposit, state } = booking
  const minutes = Math.round((startsAt.getTime() - now) / 60_000)
  const isLate = state === 'booked' && minutes < 0
  const toPay = feeDue - paid + (state === 'booked' ? deposit : 0)
  return (
    <DeskLine
      booking={booking}
      time={clockAt(startsAt)}
      isLate={isLate}
      under={
        isLate
          ? t('lateMinutes', { count: -minutes })
          : minutes < 120
            ? t('inMinutes', { count: Math.max(0, minutes) })
            : t('untilTime', { time: clockAt(booking.endsAt, true) })
      }
      detail={toPay > 0 ? t('toPay', { amount: showMoney(toPay) }) : ''}
    >
      {state === 'booked' && opensAt(booking).getTime() > now ? (
        <span className="lb-14 lb-quiet">{t('checkInFrom', { when: clockAt(opensAt(booking)) })}</span>
      ) : (
        <Button onClick={() => onOpen(booking)}>{t(state === 'inUse' ? 'leave' : 'checkIn')}</Button>
      )}
    </DeskLine>
  )
}
