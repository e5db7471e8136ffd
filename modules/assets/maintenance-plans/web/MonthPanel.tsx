import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { showAmount } from '#platform/web/form/amount-text.ts'
import { calendarOf, monthAfter } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { maintenanceApi } from './list-query.ts'
import { type Entry, standOf } from './month-entry.ts'

const MonthPaper = lazy(async () => ({ default: (await import('./MonthPaper.tsx')).MonthPaper }))

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** The days of a month from Sunday to Saturday, without weeks that are wholly of another. */
const weeksOf = (month: string) =>
  calendarOf(`${month}-01`).filter((_, nth, days) => {
    const sunday = nth - (nth % 7)
    return days.slice(sunday, sunday + 7).some((day) => day.startsWith(month))
  })

/** A month with what is done, due, late and foreseen. */
export function MonthPanel() {
  const t = useTexts('maintenancePage')
  const goTo = useNavigate()
  const today = dayOf(new Date(useMinute()))
  const [isPrinting, setPrinting] = useState(false)
  const { month = today.slice(0, 7) }: { month?: string } = useSearch({ strict: false })
  const query = useQuery({
    queryKey: ['maintenance', 'month', month],
    queryFn: async () => (await maintenanceApi.showCalendar({ month })).data,
    placeholderData: keepPreviousData,
  })
  const plans = useQuery({
    queryKey: ['maintenance', 'plans', 'all'],
    queryFn: async () => (await maintenanceApi.listPlans({ isAll: true })).data,
    enabled: isPrinting,
  })
  const turn = (months: number) =>
    void goTo({
      to: '.',
      search: { month: monthAfter(`${month}-01`, months).slice(0, 7) } as never,
      replace: true,
    })
  const entries = query.data?.entries ?? []
  const stands = entries.map((entry) => standOf(entry, today))
  const count = (...of: string[]) => stands.filter((stand) => of.includes(stand)).length
  const [year = '', at = ''] = month.split('-')
  return (
    <Panel
      title={
        <span className="lb-line">
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('monthBefore')}
            onClick={() => turn(-1)}
          >
            <Icon name="left" />
          </button>
          <span className="lb-20">{t('month', { year, month: Number(at) })}</span>
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('monthAfter')}
            onClick={() => turn(1)}
          >
            <Icon name="right" />
          </button>
        </span>
      }
      extra={
        entries.length > 0 && (
          <Button icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
            {t('printMonth')}
          </Button>
        )
      }
      summary={t('monthSummary', {
        done: count('done'),
        due: count('due', 'foreseen'),
        late: count('late', 'legal'),
      })}
    >
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', '1fr', '1fr', '1fr']} rows={5}>
        {(data) => (
          <>
            <div className="md-week lb-14 lb-quiet" aria-hidden>
              {weekdays.map((nth) => (
                <span key={nth}>{t(`day${nth}`)}</span>
              ))}
            </div>
            <ol className="md-month">
              {weeksOf(month).map((day) => (
                <li
                  key={day}
                  data-other={!day.startsWith(month) || undefined}
                  data-today={day === today || undefined}
                >
                  <b>{Number(day.slice(8))}</b>
                  {data.entries
                    .filter((entry) => entry.day === day)
                    .map((entry) => (
                      <EntryMark key={`${entry.planId} ${entry.recordId}`} entry={entry} today={today} />
                    ))}
                </li>
              ))}
            </ol>
            <p className="md-legend lb-14">
              {(['done', 'due', 'late', 'legal', 'foreseen'] as const).map((stand) => (
                <span key={stand} className="md-entry" data-stand={stand}>
                  {stand === 'done' && <Icon name="check" size={14} />}
                  {t(`stands_${stand}`)}
                </span>
              ))}
              <span className="lb-end lb-quiet">
                {t('budget', {
                  budget: showAmount(String(data.budget)),
                  spent: showAmount(String(data.spent)),
                })}
              </span>
            </p>
          </>
        )}
      </Loaded>
      {isPrinting && plans.data && (
        <MonthPaper
          month={month}
          entries={entries}
          plans={plans.data}
          today={today}
          onDone={() => setPrinting(false)}
        />
      )}
    </Panel>
  )
}

function EntryMark({ entry, today }: { entry: Entry; today: string }) {
  const t = useTexts('maintenancePage')
  const stand = standOf(entry, today)
  const said = t(`stands_${stand}`)
  return (
    <span className="md-entry lb-14" data-stand={stand} title={`${entry.planName}　${said}`}>
      {stand === 'done' && <Icon name="check" size={14} />}
      <span className="md-name">{entry.planName}</span>
      <span className="lb-sr">{said}</span>
    </span>
  )
}
