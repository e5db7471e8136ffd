import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { HouseholdActivation, HouseholdPhone } from '../contract.ts'
import { HolderDialog } from './HolderDialog.tsx'
import { useActs } from './use-activation.ts'

export interface PhoneRowProps {
  household: HouseholdActivation
  phone: HouseholdPhone
  mayChange: boolean
}

/** One phone: whose it is, how and when it was bound, and its acts. Only the end of its barcode is shown. */
export function PhoneRow({ household, phone, mayChange }: PhoneRowProps) {
  const t = useTexts('carriers')
  const [asking, setAsking] = useState<'holder' | 'unbind'>()
  const { api, refresh } = useActs()
  const { phoneId, rowVersion, residentName: name } = phone
  const done = () => setAsking(undefined)
  return (
    <li className="cr-row">
      <Icon name="phone" />
      <div className="cr-what">
        <b>{name || t('nobodyOfPhone')}</b>
        <span className="lb-14 lb-quiet">
          {t('phoneEnd', { end: phone.serialEnd })}　{t(`way_${phone.way}`)}
        </span>
        <span className="lb-14 lb-quiet" title={writeTime(phone.boundAt)}>
          {t('boundBy', { when: speakTime(phone.boundAt), who: phone.boundBy })}
        </span>
      </div>
      {mayChange && (
        <div className="cr-acts">
          {household.residents.length > 0 && (
            <Button size="small" onClick={() => setAsking('holder')}>
              {t('changeOwner')}
            </Button>
          )}
          <Button size="small" onClick={() => setAsking('unbind')}>
            {t('unbind')}
          </Button>
        </div>
      )}
      {asking === 'unbind' && (
        <ReasonDialog
          title={name ? t('unbindPhoneTitle', { name }) : t('unbindPhoneTitleNobody')}
          text={t('unbindPhoneText')}
          label={t('reason')}
          reasons={[t('unbindPhoneReason1'), t('unbindPhoneReason2'), t('unbindPhoneReason3')]}
          required={t('reasonRequired')}
          confirm={t('unbind')}
          onConfirm={async (reason) => {
            await api.unbindPhone({ phoneId, reason, rowVersion })
            toast(t('unbindPhoneDone'))
            refresh()
            done()
          }}
          onClose={done}
        />
      )}
      {asking === 'holder' && (
        <HolderDialog
          title={t('ownerTitle')}
          done={t('ownerDone')}
          residents={household.residents}
          residentId={phone.residentId}
          onSave={async (residentId) => {
            await api.setPhoneHolder({ phoneId, residentId, rowVersion })
            refresh()
          }}
          onClose={done}
        />
      )}
    </li>
  )
}
