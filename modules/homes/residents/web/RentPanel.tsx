import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const renters = residents.filter(({ identityId }) => identityId === renter)

  async function turn() {
    setBusy(true)
    setFailure(undefined)
    try {
      await residentsApi.setRent({ householdId, isRented: !isRented })
      toast(t(isRented ? 'rentEndedSaved' : 'rentSaved'))
      void queries.invalidateQueries({ queryKey: ['residents'] })
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel
      title={t('rent')}
      pad="plain"
      extra={
        mayChange && (
          <Button size="small" type="text" loading={busy} onClick={() => void turn()}>
            {t(isRented ? 'endRent' : 'startRent')}
          </Button>
        )
      }
    >
      {failure && <Note tone="wait">{failure}</Note>}
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
