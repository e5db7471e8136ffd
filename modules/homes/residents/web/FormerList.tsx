import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { FormerResident, Home } from '../shapes.ts'
import { speakDay } from './days.ts'
import { identityName } from './identity-name.ts'
import { residentsApi } from './api.ts'

/** Who moved out of the community from here, and the way back in. */
export function FormerList({ home: { householdId, former } }: { home: Home }) {
  const t = useTexts('householdHome')
  const mayChange = useAllowed()([{ can: 'residents.change' }]).length > 0
  const queries = useQueryClient()
  const [back, setBack] = useState<FormerResident>()
  if (!former.length) return null
  const day = (on: string | null) => (on ? speakDay(on) : t('unknownDay'))

  async function moveBack(reason: string, retry: Retry) {
    if (!back) return
    await residentsApi.moveBack({ householdId, residentId: back.residentId, reason }, retry)
    toast(t('moveBackDone', { name: back.name }))
    setBack(undefined)
    void queries.invalidateQueries({ queryKey: ['residents'] })
  }

  return (
    <Panel title={t('former')} number={former.length} pad="plain">
      <ul className="hd-former">
        {former.map((item) => (
          <li key={item.residentId}>
            <div>
              <p className="hd-name">
                <b>{item.name}</b>
                <span className="lb-quiet">{identityName(item.identityId)}</span>
              </p>
              <p className="lb-14 lb-quiet">
                {t('formerTimes', { from: day(item.movedInOn), to: day(item.movedOutOn) })}
                {item.reason && `　${item.reason}`}
              </p>
            </div>
            {mayChange && (
              <Button
                size="small"
                type="text"
                aria-label={t('moveBackTitle', { name: item.name })}
                onClick={() => setBack(item)}
              >
                {t('moveBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {back && (
        <ReasonDialog
          title={t('moveBackTitle', { name: back.name })}
          text={t('moveBackText')}
          label={t('moveBackReason')}
          reasons={[]}
          confirm={t('moveBack')}
          onConfirm={moveBack}
          onClose={() => setBack(undefined)}
        />
      )}
    </Panel>
  )
}
