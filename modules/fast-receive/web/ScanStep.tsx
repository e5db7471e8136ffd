import './method.css'
import { useState } from 'react'
import { ScanField } from '#platform/web/input/ScanField.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { closeFastReceive, showStart, showStep } from './fast-receive-store.ts'
import { identify, type Reader } from './identify.ts'
import { pickAndReceive } from './public.ts'

export interface ScanStepProps {
  kind: Reader
  from: 'method' | 'closed'
}

/** The reader, 900 px (R324): a phone's barcode of 16 characters (R329), or a card that nobody types (R332). */
export function ScanStep(props: ScanStepProps) {
  const t = useTexts('fastReceive')
  const title = t(props.kind === 'barcode' ? 'scanBarcodeTitle' : 'scanCardTitle')
  return (
    <Dialog label={title} className="fr-method fr-scan" onCancel={() => leave(props.from)}>
      <ScanBody {...props} title={title} />
    </Dialog>
  )
}

const leave = (from: 'method' | 'closed') =>
  from === 'method' ? showStep({ at: 'method' }) : closeFastReceive()

function ScanBody({ kind, from, title }: ScanStepProps & { title: string }) {
  const t = useTexts('fastReceive')
  const tp = useTexts('platform')
  const [looking, setLooking] = useState(false)
  const other = kind === 'barcode' ? 'card' : 'barcode'

  async function look(code: string) {
    setLooking(true)
    const found = await identify(kind, code)
    setLooking(false)
    if (!('refused' in found)) return showStart(found)
    await alertBox(found.refused)
    // R145
    if (found.closes) leave(from)
  }

  return (
    <>
      <div className="lb-dialog-head">
        <h2 className="lb-grow">{title}</h2>
        <button type="button" className="lb-icon-button" aria-label={tp('close')} onClick={() => leave(from)}>
          <Icon name="x" />
        </button>
      </div>
      <div className="fr-scan-body">
        <div className="fr-scan-wait">
          <Icon name={kind === 'barcode' ? 'phone' : 'card'} size={32} />
          <b role="status">
            {looking ? t('looking') : t(kind === 'barcode' ? 'scanWaiting' : 'cardWaiting')}
          </b>
          <p>{t(kind === 'barcode' ? 'scanBarcodeText' : 'scanCardText')}</p>
        </div>
        <ScanField
          label={title}
          kind={kind === 'barcode' ? 'phone' : 'card'}
          manual={kind === 'barcode'}
          autoFocus
          onScan={(code) => !looking && void look(code)}
        />
      </div>
      <div className="lb-dialog-foot">
        <span className="lb-14 lb-quiet">{t('otherWays')}</span>
        <Button
          icon={<Icon name={other === 'card' ? 'card' : 'phone'} />}
          onClick={() => showStep({ at: 'scan', kind: other, from })}
        >
          {t(other)}
        </Button>
        <Button icon={<Icon name="house" />} onClick={() => void pickAndReceive('method')}>
          {t('pick')}
        </Button>
      </div>
    </>
  )
}
