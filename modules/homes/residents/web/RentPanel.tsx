import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type Home, renter } from '../shapes.ts'
import { ContractLine } from './ContractLine.tsx'
import { residentsApi } from './api.ts'

/** Whether the household is rented, to whom, and until when. */
export function RentPanel({ home: { householdId, isRented, residents } }: { home: Home }) {
  const t = useTexts('householdHome')
  const mayChange = useAllowed()([{ can: 'residents.change' }]).length > 0
  const queries = useQueryClient()
  const renters = residents.filter(({ identityId }) => identityId === renter)

  const turn = useSubmit(async (retry) => {
    await residentsApi.setRent({ householdId, isRented: !isRented }, retry)
    toast(t(isRented ? 'rentEndedSaved' : 'rentSaved'))
    void queries.invalidateQueries({ queryKey: ['residents'] })
  })

  return (
    <Panel
      title={t('rent')}
      pad="plain"
      extra={
        mayChange && (
          <Button size="small" type="text" loading={turn.busy} onClick={() => void turn.submit()}>
            {t(isRented ? 'endRent' : 'startRent')}
          </Button>
        )
      }
    >
      {turn.failure && <Note tone="wait">{turn.failure}</Note>}
      {!isRented && <p className="lb-faint">{t('isOwnerLived')}</p>}
      {isRented && !renters.length && <p className="lb-14 lb-quiet">{t('noRenter')}</p>}
      {renters.map(({ residentId, name, contractUntil }) => (
        <p key={residentId} className="hd-name">
          <b>{name}</b>
          {contractUntil && <ContractLine until={contractUntil} />}
        </p>
      ))}
    </Panel>
  )
}
