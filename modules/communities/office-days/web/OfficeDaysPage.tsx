import './console-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { FileDrop } from '#platform/web/form/FileDrop.tsx'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { officeDays, type OfficeDay, type OfficeYear } from '../contract.ts'

const api = client(officeDays)
const queryKey = ['console', 'officeDays']

/** The official tables of office days: which years are loaded, what is unusual in them, and the next one. */
export function OfficeDaysPage() {
  const t = useTexts('officeDaysConsole')
  const queries = useQueryClient()
  const asked = useQuery({ queryKey, queryFn: async () => (await api.listYears({})).data })
  const load = useSubmit(
    async (_retry, file: File) => {
      const { data } = await sendFile(officeDays.calls.loadYear, {}, file, newId())
      toast(t('loaded', { year: data.year }))
      await queries.invalidateQueries({ queryKey })
    },
    { onFailure: inBox },
  )
  return (
    <div className="lb-page lb-console-page lb-stack lb-gap-16">
      <div className="lb-page-head">
        <h1>{t('page')}</h1>
      </div>
      <p className="lb-quiet">{t('lead')}</p>
      <FileDrop
        accept=".csv"
        busy={load.busy}
        words={(isOver) => t(load.busy ? 'reading' : isOver ? 'dropNow' : 'drop')}
        choose={t('choose')}
        limits={t('limits')}
        onFiles={(files) => {
          const file = files?.[0]
          if (file) void load.submit(file)
        }}
      />
      <Loaded
        of={asked}
        failed={t('loadFailed')}
        skeleton={['1fr', 120]}
        rows={4}
        empty={<EmptyState icon="calendar" title={t('nothing')} text={t('nothingText')} />}
      >
        {(years) => (
          <div className="lb-stack lb-gap-16">
            {years.map((year) => (
              <Year key={year.year} of={year} />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  )
}

function Year({ of: { year, daysOff, loadedBy, loadedAt, fileName, unusual } }: { of: OfficeYear }) {
  const t = useTexts('officeDaysConsole')
  const spoken = ({ day, note }: OfficeDay) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6
    const said = t('day', {
      month: Number(day.slice(5, 7)),
      day: Number(day.slice(8)),
      weekday: t(`weekday${weekday}`),
    })
    return `${said}${note && ` ${note}`}`
  }
  const listed = (isOff: boolean) => unusual.filter((day) => day.isOff === isOff).map(spoken)
  return (
    <Panel title={t('year', { year, roc: year - 1911 })} pad="plain">
      <Facts
        rows={[
          [
            t('count', { count: daysOff }),
            t('by', { who: loadedBy, when: speakTime(loadedAt), file: fileName }),
          ],
          [t('off'), listed(true).join('、')],
          [t('worked'), listed(false).join('、')],
        ]}
      />
    </Panel>
  )
}
