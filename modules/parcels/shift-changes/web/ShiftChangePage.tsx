import './page-texts.ts'
import './shift-changes.css'
import { useState } from 'react'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { NowView } from './NowView.tsx'
import { PastView } from './PastView.tsx'
import { PrintList } from './PrintList.tsx'
import { shiftChangeRoute } from './screens.ts'
import { useNow } from './use-now.ts'

/** The change of shift: what is open now, to be signed by both, and the signed lists of the past. */
export function ShiftChangePage() {
  const t = useTexts('shiftPage')
  const { view = 'now', show = 'all', open } = shiftChangeRoute.useSearch()
  const navigate = shiftChangeRoute.useNavigate()
  const me = useMe()
  const now = useNow()
  const [printing, setPrinting] = useState(false)
  const isNow = view === 'now'
  useHotKey('Alt+L', 'shiftPage:print', () => setPrinting(true), { enabled: isNow && now.data !== undefined })
  const go = (next: { view?: 'now' | 'past'; show?: typeof show; open?: string }) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true })
  return (
    <div className="lb-page sc">
      <div className="lb-page-head">
        <h1>{t('printTitle')}</h1>
        <Segments
          label={t('views')}
          value={view}
          onChange={(next) => go({ view: next, open: undefined })}
          options={[
            { value: 'now', label: t('now') },
            { value: 'past', label: t('past') },
          ]}
        />
        {isNow && now.data && (
          <span className="lb-quiet">{t('openCount', { count: now.data.items.length })}</span>
        )}
        {isNow && (
          <Button
            className="lb-end"
            icon={<Icon name="print" />}
            disabled={!now.data}
            aria-keyshortcuts="Alt+L"
            onClick={() => setPrinting(true)}
          >
            {t('print')} <Key keys="Alt L" />
          </Button>
        )}
      </div>
      {!isNow && <PastView open={open} onOpen={(id) => go({ open: id })} />}
      {isNow && (
        <Loaded
          of={now}
          failed={t('loadFailed')}
          failedText={t('loadFailedText')}
          skeleton={[44, 72, '1fr', 120, 72, 110]}
          rows={12}
        >
          {(data) => (
            <NowView
              now={data}
              show={show}
              onShow={(next) => go({ show: next === 'all' ? undefined : next })}
              maySign={me?.permissions.includes('shiftChanges.change') ?? false}
              onDone={(id) => go({ view: 'past', open: id })}
            />
          )}
        </Loaded>
      )}
      {printing && now.data && (
        <PrintList
          community={me?.communityName ?? ''}
          list={now.data}
          at={now.data.at}
          compares={now.data.previous !== null}
          onDone={() => setPrinting(false)}
        />
      )}
    </div>
  )
}
