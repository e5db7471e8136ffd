import './page-texts.ts'
import './notices.css'
import { Link } from '@tanstack/react-router'
import { Segments } from '#platform/web/look/Segments.tsx'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { RecordsView } from './RecordsView.tsx'
import { noticeSettingPath, noticesRoute } from './screens.ts'
import { TodoView } from './TodoView.tsx'

const views = ['todo', 'records'] as const

/** What residents are told: tags and calls to do, and what was sent. */
export function NoticesPage() {
  const t = useTexts('noticesPage')
  const tf = useTexts('noticesFrame')
  const [title, setting] = [tf('title'), tf('setting')]
  const search = noticesRoute.useSearch()
  const view = views.find((view) => view === search.view) ?? 'todo'
  const navigate = noticesRoute.useNavigate()
  const me = useMe()
  const segments = (
    <Segments
      label={t('views')}
      value={view}
      onChange={(next) => void navigate({ search: next === 'todo' ? {} : { view: next }, replace: true })}
      options={views.map((value) => ({ value, label: t(value) }))}
    />
  )
  if (view === 'records') return <RecordsView title={title} views={segments} />
  return (
    <div className="lb-page nt">
      <div className="lb-page-head">
        <h1>{title}</h1>
        {segments}
        <Link className="lb-link lb-end" to={noticeSettingPath as string}>
          {setting}
        </Link>
      </div>
      <TodoView community={me?.communityName ?? ''} />
    </div>
  )
}
