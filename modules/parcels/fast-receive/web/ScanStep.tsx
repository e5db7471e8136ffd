import { Button } from '#platform/web/look/Button.tsx'
import { type Answer, ReaderDialog } from '#modules/carriers/readers/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { closeFastReceive, showStart, showStep } from './fast-receive-store.ts'
import { identify, type Reader } from './identify.ts'
import { pickAndReceive } from './public.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface ScanStepProps {
  kind: Reader
  from: 'method' | 'closed'
}

const leave = (from: 'method' | 'closed') =>
  from === 'method' ? showStep({ at: 'method' }) : closeFastReceive()

/** The reader of a hand-over: a phone's barcode (R329), or a card, which is its proof and so is never typed (R332). */
export function ScanStep({ kind, from }: ScanStepProps) {
  const t = useTexts('fastReceive')
  const other = kind === 'barcode' ? 'card' : 'barcode'

  async function look(code: string): Promise<Answer> {
    const found = await identify(kind, code)
    if (!('refused' in found)) {
      showStart(found)
      return { state: 'found', text: inRow(found.households.map(({ label }) => label)) }
    }
    if (!found.closes) return { state: 'refused', text: found.refused }
    await alertBox(found.refused)
    // R145
    leave(from)
    return { state: 'refused', text: found.refused }
  }

  return (
    <ReaderDialog
      kind={kind === 'barcode' ? 'phone' : 'card'}
      title={t(kind === 'barcode' ? 'scanBarcodeTitle' : 'scanCardTitle')}
      hint={t(kind === 'barcode' ? 'scanBarcodeText' : 'scanCardText')}
      onRead={look}
      onClose={() => leave(from)}
      foot={
        <>
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
        </>
      }
    />
  )
}
