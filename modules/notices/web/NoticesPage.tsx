import './page-texts.ts'
import './notices.css'
import { Segments } from '#platform/web/look/Segments.tsx'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { deliveryStates } from '../shapes.ts'
import { RecordsView } from './RecordsView.tsx'
import { noticesRoute } from './screens.ts'
import { SettingsView } from './SettingsView.tsx'
import { TodoView } from './TodoView.tsx'

const views = ['todo', 'records', 'settings'] as const

/** What residents are told: tags and calls to do, what was sent, and how it is sent. */
export function NoticesPage() {
  const t = useTexts('noticesPage')
  const title = useTexts('noticesFrame')
  const { view: asked, state } = noticesRoute.useSearch()
  const view = views.find((one) => one === asked) ?? 'todo'
  const navigate = noticesRoute.useNavigate()
  const me = useMe()
  return (
    <div className="lb-page nt">
      <div className="lb-page-head">
        <h1>{title('title')}</h1>
        <Segments
          label={t('views')}
          value={view}
          onChange={(next) => void navigate({ search: next === 'todo' ? {} : { view: next }, replace: true })}
          options={[
            { value: 'todo', label: t('todo') },
            { value: 'records', label: t('records') },
            { value: 'settings', label: t('settings') },
          ]}
        />
      </div>
      {view === 'todo' && <TodoView community={me?.communityName ?? ''} />}
      {view === 'records' && (
        <RecordsView
          state={deliveryStates.find((one) => one === state)}
          onState={(next) => void navigate({ search: { view: 'records', state: next }, replace: true })}
        />
      )}
      {view === 'settings' && (
        <SettingsView mayChange={me?.permissions.includes('notices.configure') ?? false} />
      )}
    </div>
  )
}
