import { useId, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
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
export function ContactDialog(props: ContactDialogProps) {
  const t = useTexts('noticeContacts')
  return (
    <Dialog label={t('dialog', { name: props.contact.name })} onCancel={props.onClose} className="nc-dialog">
      <Body {...props} />
    </Dialog>
  )
}

function Body({ contact, onClose, onSaved }: ContactDialogProps) {
  const t = useTexts('noticeContacts')
  const tp = useTexts('platform')
  const group = useId()
  const [way, setWay] = useState(contact.way)
  const [email, setEmail] = useState<string>()
  const [lineUserId, setLineUserId] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const isChanged = way !== contact.way || email !== undefined || lineUserId !== undefined
  // A scan while the dialog is open goes nowhere.
  useScanner(() => undefined)

  async function save() {
    setBusy(true)
    setProblem('')
    try {
      const { residentId } = contact
      await noticesApi.changeContact({ residentId, way, email, lineUserId }, { handles: [400001] })
      toast(t('saved'))
      onSaved()
      onClose()
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  useHotKey('Ctrl+Enter', 'noticeContacts:save', () => void save(), { enabled: isChanged && !busy })

  const has = {
    line: lineUserId === undefined ? contact.hasLine : lineUserId !== '',
    mail: email === undefined ? contact.email !== '' : email !== '',
    sms: contact.mobile !== '',
    phone: contact.mobile !== '',
  }
  const lacks = (way === 'line' || way === 'mail' || way === 'sms' || way === 'phone') && !has[way]
  return (
    <>
      <header className="lb-dialog-head">
        <h2>{t('dialog', { name: contact.name })}</h2>
        <button type="button" className="lb-icon-button lb-end" aria-label={tp('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className="nc-body">
        <fieldset className="nc-ways">
          <legend>{t('ways')}</legend>
          {ways.map((one) => (
            <label key={one}>
              <input type="radio" name={group} checked={one === way} onChange={() => setWay(one)} />
              {t(`way_${one}`)}
            </label>
          ))}
        </fieldset>
        {lacks && <Note tone="wait">{t(`lacks_${way}`)}</Note>}
        {way === 'none' && <Note tone="wait">{t('noneHelp')}</Note>}
        <p className="nc-mobile">
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
        {problem && <Note tone="wait">{problem}</Note>}
      </div>
      <footer className="lb-dialog-foot">
        <Button onClick={onClose}>{tp('cancel')}</Button>
        <Button
          type="primary"
          size="large"
          disabled={!isChanged}
          loading={busy}
          onClick={() => void save()}
          aria-keyshortcuts="Control+Enter"
        >
          {t('save')} <Key keys="Ctrl Enter" />
        </Button>
      </footer>
    </>
  )
}
