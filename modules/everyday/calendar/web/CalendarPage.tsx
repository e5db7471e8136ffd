import { dayAfter } from '#platform/contract/days.ts'
import './page-texts.ts'
import './calendar.css'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { calendarCategories, type Item } from '../contract.ts'
import { DayGrid } from './DayGrid.tsx'
import { DayPanel } from './DayPanel.tsx'
import { ItemList } from './ItemList.tsx'
import { calendarRoute } from './screens.ts'
import { nextMonth, spanOf, type View } from './span.ts'
import { useItems, useOfficeDays } from './use-calendar.ts'

const EntryDialog = lazy(async () => ({ default: (await import('./EntryDialog.tsx')).EntryDialog }))
const MoveDayDialog = lazy(async () => ({
  default: (await import('./MoveDayDialog.tsx')).MoveDayDialog,
}))
const FeedDialog = lazy(async () => ({ default: (await import('./FeedDialog.tsx')).FeedDialog }))

/** What other modules have with a date, by their kinds. */
const others = [
  'news',
  'assemblies',
  'maintenancePlans',
  'suppliers',
  'assets',
  'gasPeriods',
  'facilityBookings',
  'facilityDraws',
  'polls',
  'notifications',
  'rules',
  'dutyRosters',
] as const
type Shown = 'all' | (typeof others)[number] | (typeof calendarCategories)[number]
const isShown = (kind: Shown) => (item: Item) =>
  kind === 'all' || item.kind === kind || item.category === kind

/** 12/1 */
const slashed = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`

/** Everything with a date on one page: by month, week or as a list, with what happens on the chosen day. */
export function CalendarPage() {
  const t = useTexts('calendarPage')
  const title = useTexts('calendar')('page')
  const goTo = useNavigate()
  const search = calendarRoute.useSearch()
  const today = dayOf(new Date(useMinute()))
  const { view = 'month', day = today } = search
  const kind = ([...calendarCategories, ...others] as const).find((one) => one === search.kind) ?? 'all'
  const mayEdit = useAllowed()([{ can: 'calendar.edit', service: [53] }]).length > 0
  const [editing, setEditing] = useState<{ entryId?: string }>()
  const [moving, setMoving] = useState<Item>()
  const [isSubscribing, setSubscribing] = useState(false)
  const span = spanOf(view, day)
  const asked = useItems(span)
  const office = useOfficeDays(span)
  const put = (next: Partial<typeof search>) =>
    void goTo({ to: '/mgmt/Calendar', search: { ...search, ...next }, replace: true })
  const turn = (by: number) => put({ day: view === 'week' ? dayAfter(day, 7 * by) : nextMonth(day, by) })
  useHotKey('Alt+N', 'calendar:add', () => setEditing({}), { enabled: mayEdit })
  useHotKey('Alt+0', 'calendarPage:today', () => put({ day: undefined }))
  const [year = '', month = ''] = day.split('-')

  return (
    <div className="lb-page">
      <div className="lb-page-head lb-wrap">
        <h1 className="lb-nowrap">{title}</h1>
        <span className="lb-line lb-gap-8">
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('previous')}
            onClick={() => turn(-1)}
          >
            <Icon name="left" />
          </button>
          <b className="ca-month">
            {view === 'week'
              ? t('week', { from: slashed(span.from), to: slashed(span.to) })
              : t('month', { year: Number(year), month: Number(month) })}
          </b>
          <button type="button" className="lb-icon-button" aria-label={t('next')} onClick={() => turn(1)}>
            <Icon name="right" />
          </button>
        </span>
        <Button aria-keyshortcuts="Alt+0" onClick={() => put({ day: undefined })}>
          {t('today')} <Key keys="Alt 0" />
        </Button>
        <span className="lb-end lb-line lb-wrap lb-gap-8">
          <Segments
            label={t('views')}
            value={view}
            onChange={(next: View) => put({ view: next === 'month' ? undefined : next })}
            options={(['month', 'week', 'list'] as const).map((value) => ({
              value,
              label: t(`view_${value}`),
            }))}
          />
          <span className="ca-kind">
            <ChoiceInput<Shown>
              aria-label={t('kinds')}
              value={kind}
              options={[
                { value: 'all', label: t('allKinds') },
                ...calendarCategories.map((value) => ({ value, label: t(`category_${value}`) })),
                ...others.map((value) => ({ value, label: t(`kind_${value}`) })),
              ]}
              onChoose={(next) => put({ kind: next === 'all' ? undefined : next })}
            />
          </span>
          <Button onClick={() => setSubscribing(true)}>{t('subscribe')}</Button>
          {mayEdit && (
            <Button
              type="primary"
              icon={<Icon name="plus" />}
              aria-keyshortcuts="Alt+N"
              onClick={() => setEditing({})}
            >
              {t('add')} <Key keys="Alt N" />
            </Button>
          )}
        </span>
      </div>
      <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 320]} rows={8}>
        {(all) => {
          const items = all.filter(isShown(kind))
          return (
            <div className="ca-body">
              {view === 'list' ? (
                <ItemList items={items} day={day} onDay={(next) => put({ day: next })} />
              ) : (
                <DayGrid
                  view={view}
                  day={day}
                  items={items}
                  office={office}
                  onDay={(next) => put({ day: next })}
                  onTurn={turn}
                />
              )}
              <DayPanel
                day={day}
                items={items}
                office={office}
                mayEdit={mayEdit}
                onEdit={(entryId) => setEditing({ entryId })}
                onMove={setMoving}
              />
            </div>
          )
        }}
      </Loaded>
      <Suspense fallback={null}>
        {editing && <EntryDialog {...editing} day={day} onClose={() => setEditing(undefined)} />}
        {moving && <MoveDayDialog item={moving} onClose={() => setMoving(undefined)} />}
        {isSubscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
      </Suspense>
    </div>
  )
}
