import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import type { Contact } from '../contract.ts'
import { ways } from '../shapes.ts'
import { noticesApi } from './api.ts'
import { KeptField } from './KeptField.tsx'

export interface ContactDialogProps {
  contact: Contact
  onClose: () => void
  onSaved: () => void
}

/** Which way a resident wishes, and where LINE and mail reach them. What is there is never shown whole. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const t = useTexts('noticeContacts')
  const group = useId()
  const [way, setWay] = useState(contact.way)
  const [email, setEmail] = useState<string>()
  const [lineUserId, setLineUserId] = useState<string>()
  const isChanged = way !== contact.way || email !== undefined || lineUserId !== undefined
  const has = {
    line: lineUserId === undefined ? contact.hasLine : lineUserId !== '',
    mail: email === undefined ? contact.email !== '' : email !== '',
    sms: contact.mobile !== '',
    phone: contact.mobile !== '',
  }
  const lacks = (way === 'line' || way === 'mail' || way === 'sms' || way === 'phone') && !has[way]
  return (
    <FormDialog
      title={t('dialog', { name: contact.name })}
      confirm={t('save')}
      disabled={!isChanged}
      onConfirm={async (retry) => {
        const { residentId } = contact
        await noticesApi.changeContact(
          { residentId, way, email, lineUserId },
          { ...retry, handles: [400001] },
        )
        toast(t('saved'))
        onSaved()
        onClose()
      }}
      onClose={onClose}
    >
      <fieldset className="nc-ways lb-chips">
        <legend>{t('ways')}</legend>
        {ways.map((text) => (
          <label key={text}>
            <input type="radio" name={group} checked={text === way} onChange={() => setWay(text)} />
            {t(`way_${text}`)}
          </label>
        ))}
      </fieldset>
      {lacks && <Note tone="wait">{t(`lacks_${way}`)}</Note>}
      {way === 'none' && <Note tone="wait">{t('noneHelp')}</Note>}
      <p className="lb-line lb-baseline">
        <span className="lb-14 lb-quiet">{t('mobile')}</span> {contact.mobile || t('noMobile')}
      </p>
      <KeptField
        label={t('email')}
        kept={contact.email && t('kept', { value: contact.email })}
        value={email}
        onChange={setEmail}
        inputMode="email"
      />
      <KeptField
        label={t('line')}
        help={t('lineHelp')}
        kept={contact.hasLine ? t('keptLine') : ''}
        value={lineUserId}
        onChange={setLineUserId}
      />
    </FormDialog>
  )
}
