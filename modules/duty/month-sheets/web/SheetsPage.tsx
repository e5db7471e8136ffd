import './page-texts.ts'
import './sheets.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dayOf } from '#platform/contract/taipei.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { MonthTurn, monthAfter } from '#modules/duty/duty-rosters/web/public.ts'
import { monthSheets, type SheetView } from '../contract.ts'
import { sheetsKey, sheetsQuery } from './queries.ts'
import { sheetsPath, sheetsRoute } from './screens.ts'
import { SheetPanel } from './SheetPanel.tsx'
import { SheetPeople } from './SheetPeople.tsx'

/** The sheets of a month: everybody’s in a list, one of them beside it; whoever sees only the own one sees that. */
export function SheetsPage() {
  const t = useTexts('monthSheetsPage')
  const title = useTexts('monthSheets')('page')
  const queries = useQueryClient()
  const goTo = useNavigate()
  const again = () => queries.invalidateQueries({ queryKey: sheetsKey })
  useChanges(['monthSheets.', 'clockEntries.', 'dutyRosters.'], () => void again())
  const thisMonth = dayOf(new Date(useMinute())).slice(0, 7)
  // What is signed is the month that is over.
  const { month = monthAfter(thisMonth, -1), person } = sheetsRoute.useSearch()
  const put = (search: { month: string; person?: string | undefined }) =>
    void goTo({ to: sheetsPath, search, replace: true })
  const query = useQuery(sheetsQuery(month))
  const excel = useSubmit(() => saveFile(addressOf(monthSheets.calls.exportSheets, { month })), {
    onFailure: inBox,
  })
  return (
    <div className="lb-page lb-stack lb-gap-12">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <MonthTurn month={month} turn={(by) => put({ month: monthAfter(month, by) })} />
        <span className="lb-end">
          <Button icon={<Icon name="doc" />} loading={excel.busy} onClick={() => void excel.submit()}>
            {t('excel')}
          </Button>
        </span>
      </div>
      <Loaded
        of={query}
        failed={t('loadFailed')}
        skeleton={['1fr', 96, 96]}
        rows={8}
        empty={<EmptyState icon="doc" title={t('empty')} text={t('emptyText')} />}
      >
        {(views) => (
          <Sheets views={views} person={person} choose={(id) => put({ month, person: id })} again={again} />
        )}
      </Loaded>
    </div>
  )
}

function Sheets({
  views,
  person,
  choose,
  again,
}: {
  views: readonly SheetView[]
  person: string | undefined
  choose: (personId: string | undefined) => void
  again: () => unknown
}) {
  const t = useTexts('monthSheetsPage')
  const [first] = views
  const isOne = views.length === 1
  const chosen = views.find(({ sheet }) => sheet.personId === person)
  // Beside the list there is room for the first; on a phone it comes when it is chosen.
  const shown = chosen ?? first
  return (
    <>
      {first && !first.isClosed && <Note tone="wait">{t('open')}</Note>}
      {first && !first.sheet.isCalendarLoaded && <Note tone="wait">{t('noCalendar')}</Note>}
      <div className={`ms-sides ${isOne ? '' : chosen ? 'ms-open' : 'ms-unchosen'}`}>
        {!isOne && <SheetPeople views={views} person={shown?.sheet.personId} choose={choose} />}
        {shown && (
          <SheetPanel
            key={shown.sheet.personId}
            view={shown}
            again={again}
            onBack={isOne ? undefined : () => choose(undefined)}
          />
        )}
      </div>
    </>
  )
}
