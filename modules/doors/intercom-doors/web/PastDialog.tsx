import { useQuery } from '@tanstack/react-query'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Door } from '../contract.ts'
import { pastQuery } from './list-query.ts'

/** Who had a door opened and what it told of, the newest first. */
export function PastDialog({ door, onClose }: { door: Door; onClose: () => void }) {
  const t = useTexts('intercomDoorsPage')
  const past = useQuery(pastQuery(door.doorId))
  const title = t('pastTitle', { name: door.name })
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="lb-box-body">
        <Loaded
          of={past}
          failed={t('pastFailed')}
          skeleton={['1fr']}
          rows={4}
          isEmpty={(data) => !data.length}
          empty={<EmptyState icon="door" title={t('pastEmpty')} />}
        >
          {(data) => (
            <ol className="lb-divided">
              {data.map(({ lineId, at, kind, by, reason, outcome }) => (
                <li key={lineId} className="lb-line lb-gap-8 lb-inner-10">
                  <span className="lb-grow lb-min">
                    {t(`event_${kind}`, { by })}{' '}
                    <small className="lb-quiet">{inRow([writeTime(at), reason].filter(Boolean))}</small>
                  </span>
                  {outcome && (
                    <Mark kind={outcome === 'opened' ? 'done' : 'reminded'}>{t(`outcome_${outcome}`)}</Mark>
                  )}
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
