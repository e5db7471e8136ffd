import './notices-tile.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { noticesApi } from './api.ts'

/** On the duty board while somebody waits for a tag or a call, or something did not arrive; else nothing. */
export function NoticesTile() {
  const t = useTexts('noticesFrame')
  const { data, refetch } = useQuery({
    queryKey: ['notices', 'summary'],
    queryFn: async () => (await noticesApi.summarize({})).data,
    retry: false,
  })
  useChanges(['notices.'], () => void refetch())
  if (!data || data.tags + data.calls + data.givenUp === 0) return null
  return (
    <Panel className="nt-tile-panel" title={t('tile')} number={data.tags + data.calls + data.givenUp}>
      <ul className="nt-tile">
        {data.tags > 0 && (
          <li>
            <Link to="/mgmt/notices">
              <Icon name="doc" />
              {t('tags', { count: data.tags })}
              <Icon name="right" size={16} />
            </Link>
          </li>
        )}
        {data.calls > 0 && (
          <li>
            <Link to="/mgmt/notices">
              <Icon name="call" />
              {t('calls', { count: data.calls })}
              <Icon name="right" size={16} />
            </Link>
          </li>
        )}
        {data.givenUp > 0 && (
          <li>
            <Link to="/mgmt/notices" search={{ view: 'records', state: 'givenUp' }}>
              <Icon name="warn" />
              {t('givenUp', { count: data.givenUp })}
              <Icon name="right" size={16} />
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  )
}
