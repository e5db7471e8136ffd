import './duty-texts.ts'
import './notices-duty.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { client } from '#platform/web/calls/client.ts'
import { summarize } from '../summary-contract.ts'

const api = client({ name: 'notices', calls: { summarize } })

const lines = [
  ['tags', 'doc', {}],
  ['calls', 'call', {}],
  ['givenUp', 'warn', { view: 'records', state: 'givenUp' }],
] as const

/** On the duty board while somebody waits for a tag or a call, or something did not arrive; else nothing. */
export function NoticesDuty() {
  const t = useTexts('noticesDuty')
  const { data, refetch } = useQuery({
    queryKey: ['notices', 'summary'],
    queryFn: async () => (await api.summarize({})).data,
    retry: false,
  })
  useChanges(['notices.'], () => void refetch())
  if (!data || data.tags + data.calls + data.givenUp === 0) return null
  return (
    <Panel className="nt-tile-panel" title={t('title')} number={data.tags + data.calls + data.givenUp}>
      <ul className="nt-tile">
        {lines.map(
          ([key, icon, search]) =>
            data[key] > 0 && (
              <li key={key}>
                <Link to="/mgmt/notices" search={search}>
                  <Icon name={icon} />
                  {t(key, { count: data[key] })}
                </Link>
              </li>
            ),
        )}
      </ul>
    </Panel>
  )
}
