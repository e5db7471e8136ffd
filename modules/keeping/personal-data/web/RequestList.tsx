import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { declaredText } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { personalData, type PersonalDataRequest } from '../contract.ts'

const api = client(personalData)
const marks = { working: 'waiting', done: 'done', refused: 'reminded' } as const

/** Deletions that were asked for: how much, why and by whom; never of whom. */
export function RequestList() {
  const t = useTexts('personalDataPage')
  const requests = useQuery({
    queryKey: ['personalData', 'requests'],
    queryFn: async () => (await api.listRequests({})).data,
  })
  useChanges(['personalData.'], () => void requests.refetch())
  return (
    <Panel title={t('requests')} className="lb-above-16">
      <Loaded
        of={requests}
        failed={t('requestsFailed')}
        skeleton={[160, '1fr', 80]}
        rows={3}
        empty={<EmptyState icon="doc" title={t('requestsNone')} text={t('requestsNoneText')} />}
      >
        {(shown) => (
          <ul className="pd-held lb-divided">
            {shown.map((item) => (
              <RequestRow key={item.requestId} request={item} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

function RequestRow({ request }: { request: PersonalDataRequest }) {
  const t = useTexts('personalDataPage')
  const counts = request.counts.flatMap(({ title, count, stays }) => [
    ...(count ? [t('deleted', { title: declaredText(title), count })] : []),
    ...(stays ? [t('kept', { title: declaredText(title), count: stays })] : []),
  ])
  return (
    <li>
      <div>
        <b>{request.reason}</b>
        <p className="lb-14 lb-quiet">{request.words || inRow(counts)}</p>
        <p className="lb-14 lb-faint">{t('by', { by: request.by, when: speakTime(request.at) })}</p>
      </div>
      <Mark kind={marks[request.state]}>{t(request.state)}</Mark>
    </li>
  )
}
